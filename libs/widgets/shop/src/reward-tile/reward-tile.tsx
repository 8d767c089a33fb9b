import type { Schemas } from '@foyer/api';
import { Badge, Button, GiftIcon, Text, Tile, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { Points } from '../cart/points.tsx';

interface RewardTileProps {
  product: Schemas['Product'];
  /** How many of it the cart holds. */
  quantity: number;
  /** What the member has; unknown until the cart is there. */
  balance: number | undefined;
  onSelect: (productId: string) => void;
}

/** One reward. What the member has too few points for is greyed and says how many are needed. */
export function RewardTile({ product, quantity, balance, onSelect }: RewardTileProps) {
  const { id, name, image, coins_required: price, product_available_to_user: available } = product;
  const missing = balance === undefined ? 0 : price - balance;
  return (
    <Tile
      title={name}
      image={image}
      icon={GiftIcon}
      ratio="3:2"
      sizes="(min-width: 60rem) 18rem, (min-width: 30rem) 45vw, 100vw"
      disabled={!available}
      badge={
        quantity > 0 && (
          <Badge tone="brand">
            <FormattedMessage
              defaultMessage="{count, number} in the cart"
              description="Badge on a reward of the shop"
              values={{ count: quantity }}
            />
          </Badge>
        )
      }
      text={
        !available &&
        missing > 0 && (
          <FormattedMessage
            defaultMessage="You need {missing, plural, one {one more point} other {# more points}}."
            description="On a reward that the member has too few points for"
            values={{ missing }}
          />
        )
      }
      foot={
        <>
          <Text as="span" size="s" weight="strong" numeric>
            <Points value={price} />
          </Text>
          {available && (
            <Button look="secondary" onClick={() => onSelect(id)}>
              <FormattedMessage
                defaultMessage="Choose<hidden> {name}</hidden>"
                description="Button of a reward; the part in tags is for screen readers"
                values={{ name, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
              />
            </Button>
          )}
        </>
      }
    />
  );
}

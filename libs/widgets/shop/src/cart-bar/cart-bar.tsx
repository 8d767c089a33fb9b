import { CartIcon, Cluster, CoinsIcon, Fact, Icon, IconButton, SkeletonText } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { balanceOf, countRewards } from '../cart/count-rewards.ts';
import { useCart } from '../cart/use-cart.ts';
import * as styles from './cart-bar.css.ts';

/** What the member has, and the way to the cart with the number of rewards in it. */
export function CartBar({ onOpen }: { onOpen: () => void }) {
  const intl = useIntl();
  const { data: cart, isPending } = useCart();
  const count = cart ? countRewards(cart) : 0;
  return (
    <Cluster justify="between" wrap={false}>
      <div className={styles.balance}>
        {isPending && <SkeletonText />}
        {cart && (
          <Fact icon={CoinsIcon}>
            <FormattedMessage
              defaultMessage="You have {value, plural, one {one point} other {# points}}"
              description="Above the rewards of the shop"
              values={{ value: balanceOf(cart) }}
            />
          </Fact>
        )}
      </div>
      <IconButton
        look="outlined"
        size="l"
        icon={<Icon icon={CartIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Cart', description: 'Button that opens the cart of rewards' })}
        badge={count}
        badgeLabel={intl.formatMessage(
          { defaultMessage: '{count, plural, one {one reward} other {# rewards}}', description: 'What the badge at the cart says' },
          { count },
        )}
        aria-haspopup="dialog"
        onClick={onOpen}
      />
    </Cluster>
  );
}

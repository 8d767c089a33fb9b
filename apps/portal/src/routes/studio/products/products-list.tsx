import type { Schemas } from '@foyer/api';
import { Alert, SortableList, Stack } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useSortableTexts } from '../form/use-sortable-texts.ts';
import { ProductRow } from './product-row.tsx';
import { useProductOrder } from './use-product-order.ts';

const keyOf = ({ id }: Schemas['StudioProductEntry']) => id;
const nameOf = ({ name }: Schemas['StudioProductEntry']) => name;

/** Rewards in the order in which members see them, to be moved. */
export function ProductsList({ products }: { products: readonly Schemas['StudioProductEntry'][] }) {
  const intl = useIntl();
  const texts = useSortableTexts();
  const problemText = useProblemText();
  const { items, failure, sort } = useProductOrder(products);
  return (
    <Stack gap="s">
      {failure && (
        <Alert tone="critical" role="alert">
          {problemText(failure)}
        </Alert>
      )}
      <SortableList
        label={intl.formatMessage({ defaultMessage: 'Rewards in the order of the shop', description: 'Name of a list in the studio' })}
        items={items}
        keyOf={keyOf}
        nameOf={nameOf}
        texts={texts}
        gap="s"
        onSort={sort}
      >
        {(product, { handle }) => <ProductRow product={product} handle={handle} />}
      </SortableList>
    </Stack>
  );
}

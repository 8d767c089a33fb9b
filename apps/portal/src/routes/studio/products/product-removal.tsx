import { localePath, paths } from '@foyer/links';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../host/language/use-locale.ts';
import { RecordRemoval } from '../records/record-removal.tsx';
import { useDeleteProduct } from './use-product-actions.ts';

interface ProductRemovalProps {
  id: string;
  name: string;
  /** How many members have it in their carts. */
  carts: number;
  onRemoved: () => void;
}

/** Deletes a reward, out of carts as well. */
export function ProductRemoval({ id, name, carts, onRemoved }: ProductRemovalProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const leave = () => {
    onRemoved();
    void navigate(localePath(locale, paths.studioProducts), { replace: true });
  };
  return (
    <RecordRemoval name={name} remove={useDeleteProduct(id)} onRemoved={leave}>
      <FormattedMessage
        defaultMessage="{carts, plural, =0 {} one {It goes out of the cart of # member. } other {It goes out of the carts of # members. }}This cannot be undone. To take it out of the shop for a while, switch it off instead."
        description="In the dialog before a reward is deleted"
        values={{ carts }}
      />
    </RecordRemoval>
  );
}

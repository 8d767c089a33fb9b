import { Dialog } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { SearchForm } from './search-form.tsx';

interface SearchDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The search in front of the page, opened from the top bar. */
export function SearchDialog({ title, open, onClose }: SearchDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close search', description: 'Button of the search dialog' })}
    >
      <SearchForm onSearch={onClose} />
    </Dialog>
  );
}

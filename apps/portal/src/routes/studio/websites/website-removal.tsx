import { ConfirmDialog } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useWebsiteActions } from './use-website-actions.ts';

interface WebsiteRemovalProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Asks before a website is removed. */
export function WebsiteRemoval({ id, open, onClose }: WebsiteRemovalProps) {
  const problemText = useProblemText();
  const { remove } = useWebsiteActions(id);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      look="danger"
      pending={remove.isPending}
      title={<FormattedMessage defaultMessage="Remove the website?" description="Question at a website" />}
      confirmLabel={<FormattedMessage defaultMessage="Remove" description="Button at a website" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of a dialog about websites" />}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
    >
      {remove.error ? (
        problemText(remove.error)
      ) : (
        <FormattedMessage
          defaultMessage="Its widgets show nothing any more, and its keys are revoked. This cannot be undone."
          description="What follows from removing a website"
        />
      )}
    </ConfirmDialog>
  );
}

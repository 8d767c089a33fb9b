import { ConfirmDialog } from '@foyer/ui';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';

interface DeleteDialogProps {
  open: boolean;
  onKeep: () => void;
  onDelete: ComponentProps<typeof ConfirmDialog>['onConfirm'];
}

/** Asks before a message is deleted for all. */
export const DeleteDialog = ({ open, onKeep, onDelete }: DeleteDialogProps) => (
  <ConfirmDialog
    open={open}
    onOpenChange={(isOpen) => isOpen || onKeep()}
    look="danger"
    title={<FormattedMessage defaultMessage="Delete the message?" description="Question in the chat" />}
    confirmLabel={<FormattedMessage defaultMessage="Delete" description="Button in a dialog of the chat" />}
    cancelLabel={<FormattedMessage defaultMessage="Keep" description="Button in a dialog of the chat" />}
    onConfirm={onDelete}
  >
    <FormattedMessage defaultMessage="It is deleted for all members." description="What follows from deleting a message of the chat" />
  </ConfirmDialog>
);

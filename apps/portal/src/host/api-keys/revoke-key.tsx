import { ConfirmDialog } from '@foyer/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';

/** Revokes a key by its id. */
export type RemoveKey = UseMutationResult<void, Error, string>;

interface RevokeKeyProps {
  /** The key that is asked about; undefined for none. */
  id: string | undefined;
  remove: RemoveKey;
  onClose: () => void;
}

/** Asks before an API key is revoked. */
export function RevokeKey({ id, remove, onClose }: RevokeKeyProps) {
  const problemText = useProblemText();
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={id !== undefined}
      onOpenChange={close}
      look="danger"
      pending={remove.isPending}
      title={<FormattedMessage defaultMessage="Revoke the key?" description="Question at an API key" />}
      confirmLabel={<FormattedMessage defaultMessage="Revoke" description="Button of the question at an API key" />}
      cancelLabel={<FormattedMessage defaultMessage="Keep" description="Button of the question at an API key" />}
      error={remove.isError && problemText(remove.error)}
      onConfirm={() => remove.mutate(id!, { onSuccess: close })}
    >
      <FormattedMessage
        defaultMessage="Programs that use it are refused within seconds. This cannot be undone."
        description="What follows from revoking an API key"
      />
    </ConfirmDialog>
  );
}

import { FormDialog, TextField } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFailureText } from '../shared/use-failure-text.ts';
import type { useConversationChanges } from './use-conversation-changes.ts';

interface RenameDialogProps {
  name: string | null;
  rename: ReturnType<typeof useConversationChanges>['rename'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Gives a conversation another name, or none. */
export function RenameDialog({ name, rename, open, onOpenChange }: RenameDialogProps) {
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string | null>(null);
  const close = (next: boolean) => {
    if (!next) setTyped(null);
    onOpenChange(next);
  };
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      title={<FormattedMessage defaultMessage="Rename the conversation" description="Title of a dialog of the chat" />}
      submitLabel={<FormattedMessage defaultMessage="Rename" description="Button in a dialog of the chat" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button in a dialog of the chat" />}
      pending={rename.isPending}
      error={rename.error && failureText(rename.error)}
      dirty={typed !== null && typed !== (name ?? '')}
      discard={{
        title: <FormattedMessage defaultMessage="Discard the new name?" description="Question in the chat" />,
        discardLabel: <FormattedMessage defaultMessage="Discard" description="Button in a dialog of the chat" />,
        keepLabel: <FormattedMessage defaultMessage="Keep editing" description="Button in a dialog of the chat" />,
      }}
      onSubmit={() => rename.mutate((typed ?? name ?? '').trim() || null, { onSuccess: () => close(false) })}
    >
      <TextField
        label={<FormattedMessage defaultMessage="Name" description="Field of the name of a conversation" />}
        hint={
          <FormattedMessage
            defaultMessage="Without a name it is called by its members."
            description="Hint below the name of a conversation"
          />
        }
        maxLength={80}
        value={typed ?? name ?? ''}
        onChange={setTyped}
      />
    </FormDialog>
  );
}

import { type Schemas, useApi } from '@foyer/api';
import { ConfirmDialog } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useFailureText } from '../shared/use-failure-text.ts';
import { useMembersChanged } from './use-members-changed.ts';

interface RemoveMemberProps {
  id: string;
  /** Who is to be removed; null while no one is. */
  person: Schemas['ChatPerson'] | null;
  onEnd: () => void;
}

/** Asks before someone is taken out of a conversation. */
export function RemoveMember({ id, person, onEnd }: RemoveMemberProps) {
  const { client } = useApi();
  const failureText = useFailureText();
  const changed = useMembersChanged(id);
  const remove = useMutation({
    mutationFn: async (user_id: string) => {
      await client.DELETE('/conversations/{id}/members/{user_id}', { params: { path: { id, user_id } } });
    },
    onSuccess: () => {
      changed();
      onEnd();
    },
  });
  const end = () => {
    remove.reset();
    onEnd();
  };
  return (
    <ConfirmDialog
      open={person !== null}
      onOpenChange={(open) => open || end()}
      look="danger"
      title={
        <FormattedMessage
          defaultMessage="Remove {name}?"
          description="Question before a member is taken out of a conversation"
          values={{ name: person?.name ?? '' }}
        />
      }
      confirmLabel={<FormattedMessage defaultMessage="Remove" description="Button in a dialog of the chat" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button in a dialog of the chat" />}
      pending={remove.isPending}
      error={remove.error && failureText(remove.error)}
      onConfirm={() => person && remove.mutate(person.id)}
    />
  );
}

import { type Schemas, useApi } from '@foyer/api';
import { Alert, Button, Heading } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { foot } from '../new/new-message.css.ts';
import { useFailureText } from '../shared/use-failure-text.ts';
import { ViewFrame } from '../shared/view-frame.tsx';
import { PeoplePicker } from './people-picker.tsx';
import { useMembersChanged } from './use-members-changed.ts';

interface AddMembersProps {
  id: string;
  /** Who belongs to it already. */
  without: readonly string[];
  onEnd: () => void;
}

/** Brings people into a conversation. */
export function AddMembers({ id, without, onEnd }: AddMembersProps) {
  const { client } = useApi();
  const failureText = useFailureText();
  const changed = useMembersChanged(id);
  const [people, setPeople] = useState<readonly Schemas['ChatPerson'][]>([]);
  const add = useMutation({
    mutationFn: async () => {
      const user_ids = people.map((one) => one.id);
      await client.POST('/conversations/{id}/members', { params: { path: { id } }, body: { user_ids } });
    },
    onSuccess: () => {
      changed();
      onEnd();
    },
  });
  return (
    <ViewFrame
      onBack={onEnd}
      title={
        <Heading level={2} size="card">
          <FormattedMessage defaultMessage="Add people" description="Title where people are brought into a conversation" />
        </Heading>
      }
    >
      <PeoplePicker chosen={people} onChange={setPeople} without={without} />
      <div className={foot}>
        {add.error && <Alert tone="critical">{failureText(add.error)}</Alert>}
        <Button look="primary" disabled={people.length === 0} pending={add.isPending} onClick={() => add.mutate()}>
          <FormattedMessage defaultMessage="Add" description="Button that brings people into a conversation" />
        </Button>
      </div>
    </ViewFrame>
  );
}

import type { Schemas } from '@foyer/api';
import { Alert, Button, Heading, TextField } from '@foyer/ui';
import { type FormEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PeoplePicker } from '../people/people-picker.tsx';
import { useChat } from '../shared/chat-context.ts';
import { useFailureText } from '../shared/use-failure-text.ts';
import { ViewFrame } from '../shared/view-frame.tsx';
import * as styles from './new-message.css.ts';
import { useBegin } from './use-begin.ts';

/** More are not taken at once. */
const mostPeople = 100;

/** Where a conversation is begun: with one person, or as a channel with several. */
export function NewMessage() {
  const { lead } = useChat();
  const [people, setPeople] = useState<readonly Schemas['ChatPerson'][]>([]);
  const [name, setName] = useState('');
  const begin = useBegin((id) => lead({ name: 'conversation', id }));
  const failureText = useFailureText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (people.length > 0 && !begin.isPending) begin.mutate({ people, name: people.length > 1 ? name : '' });
  };
  return (
    <ViewFrame
      onBack={() => lead({ name: 'list' })}
      title={
        <Heading level={2} size="card">
          <FormattedMessage defaultMessage="New message" description="Title of the view where a conversation is begun" />
        </Heading>
      }
    >
      <PeoplePicker chosen={people} onChange={(chosen) => setPeople(chosen.slice(0, mostPeople))} />
      <form className={styles.foot} onSubmit={submit}>
        {people.length > 1 && (
          <TextField
            label={
              <FormattedMessage
                defaultMessage="Name of the conversation (optional)"
                description="Field where a conversation with several is begun"
              />
            }
            maxLength={80}
            value={name}
            onChange={setName}
          />
        )}
        {begin.error && <Alert tone="critical">{failureText(begin.error)}</Alert>}
        <Button type="submit" look="primary" disabled={people.length === 0} pending={begin.isPending}>
          <FormattedMessage
            defaultMessage="{count, plural, =0 {Write} one {Write} other {Begin a conversation with #}}"
            description="Button that begins a conversation with the people who are chosen"
            values={{ count: people.length }}
          />
        </Button>
      </form>
    </ViewFrame>
  );
}

import type { Schemas } from '@foyer/api';
import { Alert, Checkbox, CheckboxGroup, Stack, Text, TextField } from '@foyer/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData } from '../app/shell-data.ts';
import { useProblemText } from '../errors/use-problem-text.ts';

interface NewsletterFormProps {
  id: string;
  /** Guests say where to; members have an address. */
  asksAddress: boolean;
  error: unknown;
  subscribe: (request: Schemas['NewsletterRequest']) => void;
}

type Missing = 'email' | 'lists';

/** Which newsletters and, for guests, where to. */
export function NewsletterForm({ id, asksAddress, error, subscribe }: NewsletterFormProps) {
  const { lists } = useShellData().settings.newsletter;
  const problemText = useProblemText();
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(lists.length === 1 ? [lists[0]!.key] : []);
  const [missing, setMissing] = useState<Missing>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const email = field.current?.value.trim();
    const lacks = chosen.length === 0 ? 'lists' : asksAddress && !/^[^\s@]+@\S+$/.test(email ?? '') ? 'email' : undefined;
    setMissing(lacks);
    if (lacks === 'email') field.current?.focus();
    if (!lacks) subscribe({ lists: [...chosen], ...(email && { email }) });
  }

  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap="m">
        <Text>
          <FormattedMessage
            defaultMessage="News from our hotels in your inbox, now and then. You can unsubscribe at any time."
            description="Text of the newsletter card"
          />
        </Text>
        {error !== undefined && (
          <Alert tone="critical" role="alert">
            {problemText(error)}
          </Alert>
        )}
        {lists.length > 1 && (
          <CheckboxGroup
            label={
              <FormattedMessage
                defaultMessage="What would you like to receive?"
                description="Question above the newsletters to choose from"
              />
            }
            error={
              missing === 'lists' && (
                <FormattedMessage defaultMessage="Please choose at least one." description="Error: no newsletter is chosen" />
              )
            }
            value={chosen}
            onChange={setChosen}
          >
            {lists.map(({ key, title }) => (
              <Checkbox key={key} value={key} label={title} />
            ))}
          </CheckboxGroup>
        )}
        {asksAddress && (
          <TextField
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            label={<FormattedMessage defaultMessage="E-mail address" description="Label of the newsletter's field" />}
            error={
              missing === 'email' && (
                <FormattedMessage
                  defaultMessage="Please enter an e-mail address such as name@example.com."
                  description="Error below the newsletter's field"
                />
              )
            }
            required
          />
        )}
      </Stack>
    </form>
  );
}

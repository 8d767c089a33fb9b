import type { Schemas } from '@foyer/api';
import { Button, NativeSelect, Stack, Text, TextField } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { CopyLink } from '../../../host/links/copy-link.tsx';
import * as styles from './previews.css.ts';

const choices = [1, 3, 7];

interface NewLinkProps {
  pending: boolean;
  error: unknown;
  /** The link that was made last. */
  made: Schemas['NewStudioPreviewLink'] | undefined;
  onCreate: (days: number) => void;
}

/** Makes a link, and shows its address, which is shown once. */
export function NewLink({ pending, error, made, onCreate }: NewLinkProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [days, setDays] = useState('3');
  return (
    <Stack gap="m">
      <div className={styles.creation}>
        <NativeSelect
          label={
            <FormattedMessage defaultMessage="Valid for" description="Field of the dialog of links: how many days a new one is good" />
          }
          value={days}
          onChange={setDays}
        >
          {choices.map((count) => (
            <option key={count} value={count}>
              {intl.formatMessage(
                {
                  defaultMessage: '{count, plural, one {# day} other {# days}}',
                  description: 'Choice in the dialog of links: how long a new one is good',
                },
                { count },
              )}
            </option>
          ))}
        </NativeSelect>
        <Button pending={pending} onClick={() => onCreate(Number(days))}>
          <FormattedMessage defaultMessage="Create link" description="Button of the dialog of links to what is not published" />
        </Button>
      </div>
      {error ? (
        <Text tone="critical" role="alert">
          {problemText(error)}
        </Text>
      ) : null}
      {made && (
        <div className={styles.made}>
          <TextField
            label={
              <FormattedMessage
                defaultMessage="The new link"
                description="Field of the dialog of links that shows the address of the new one"
              />
            }
            hint={
              <FormattedMessage
                defaultMessage="Copy it now: it is shown only once."
                description="Hint in the dialog of links at the address of the new one"
              />
            }
            value={made.url}
            readOnly
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyLink key={made.id} url={made.url} />
        </div>
      )}
    </Stack>
  );
}

import { type Schemas, useApi } from '@foyer/api';
import { studioChoicesQuery } from '@foyer/api/studio';
import { Alert, Button, Dialog, SearchField, SkeletonText, Stack, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { ChoiceLine } from './choice-line.tsx';
import * as styles from './form.css.ts';
import type { ReferenceKind } from './schema.ts';

type Choice = Schemas['StudioChoice'];

interface ChoiceDialogProps {
  title: string;
  kind: ReferenceKind;
  /** Those that are chosen already. */
  taken: readonly string[];
  onClose: () => void;
  onChoose: (choice: Choice) => void;
}

/** Finds something that a field names, by words. */
export function ChoiceDialog({ title, kind, taken, onClose, onChoose }: ChoiceDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [words, setWords] = useState('');
  const { data, error, isFetching } = useQuery({ ...studioChoicesQuery(useApi(), kind, words), staleTime: 0 });
  const found = data?.results.filter((choice) => !taken.includes(choice.id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={title}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog of the studio that chooses something' })}
    >
      <Stack gap="m">
        <SearchField
          label={intl.formatMessage({ defaultMessage: 'Search', description: 'Field of a dialog of the studio that chooses something' })}
          submitLabel={intl.formatMessage({ defaultMessage: 'Search now', description: 'Button of a dialog that chooses something' })}
          clearLabel={intl.formatMessage({ defaultMessage: 'Clear search', description: 'Button of a dialog that chooses something' })}
          maxLength={200}
          pending={isFetching}
          onSearch={setWords}
          onClear={() => setWords('')}
        />
        {error && (
          <Alert tone="critical" role="alert">
            {problemText(error)}
          </Alert>
        )}
        {!data && !error && <SkeletonText lines={4} />}
        {found?.length === 0 && (
          <Text tone="muted">
            <FormattedMessage defaultMessage="Nothing matches." description="In a dialog of the studio that chooses something" />
          </Text>
        )}
        <ul role="list" className={styles.choices}>
          {found?.map((choice) => (
            <li key={choice.id}>
              <ChoiceLine choice={choice} id={choice.id}>
                <Button
                  look="secondary"
                  aria-label={intl.formatMessage(
                    { defaultMessage: 'Choose {name}', description: 'Button in a dialog of the studio that chooses something' },
                    { name: choice.title },
                  )}
                  onClick={() => onChoose(choice)}
                >
                  <FormattedMessage defaultMessage="Choose" description="Button in a dialog of the studio that chooses something" />
                </Button>
              </ChoiceLine>
            </li>
          ))}
        </ul>
        {data?.has_more && (
          <Text size="s" tone="muted">
            <FormattedMessage
              defaultMessage="There are more. Search to find them."
              description="Below the first results of a dialog of the studio that chooses something"
            />
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

import type { Schemas } from '@foyer/api';
import { Alert, Button, Card, Checkbox, Heading, Stack, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { ImportFaults } from './import-faults.tsx';

interface ImportOutcomeProps {
  outcome: Schemas['StudioPeopleImport'];
  pending: boolean;
  onStore: (skipFaults: boolean) => void;
}

/** What an import would do, and the button that does it. */
export function ImportOutcome({ outcome, pending, onStore }: ImportOutcomeProps) {
  const intl = useIntl();
  const [skips, setSkips] = useState(false);
  const { created, updated, unchanged, fault_count: faults, unknown_columns: unknown } = outcome;
  const isNothing = created + updated === 0;
  const reason = () => {
    if (isNothing)
      return intl.formatMessage({ defaultMessage: 'There is nothing to import.', description: 'Why a list of people cannot be imported' });
    if (faults === 0 || skips) return undefined;
    return intl.formatMessage({
      defaultMessage: 'Please correct the file and choose it again, or leave out the lines with errors.',
      description: 'Why a list of people cannot be imported',
    });
  };
  return (
    <Card padding="l">
      <Stack gap="m">
        <Heading level={2}>
          <FormattedMessage
            defaultMessage="What the import does"
            description="Heading above what the import of a list of people would do"
          />
        </Heading>
        <Text role="status">
          <FormattedMessage
            defaultMessage="{created, plural, =0 {No new people} one {# new person} other {# new people}}, {updated, plural, =0 {no changes} one {# change} other {# changes}}, {unchanged, plural, =0 {none unchanged} one {# unchanged} other {# unchanged}}, {faults, plural, =0 {no errors} one {# error} other {# errors}}."
            description="What the import of a list of people would do"
            values={{ created, updated, unchanged, faults }}
          />
        </Text>
        {unknown.length > 0 && (
          <Alert tone="info">
            <FormattedMessage
              defaultMessage="These columns are left out: {columns}."
              description="What of a list of people is not imported"
              values={{
                columns: (
                  <FormattedList
                    value={unknown.map((name) => (
                      <bdi key={name}>{name}</bdi>
                    ))}
                  />
                ),
              }}
            />
          </Alert>
        )}
        {faults > 0 && (
          <>
            <ImportFaults faults={outcome.faults} total={faults} />
            {!isNothing && (
              <Checkbox
                checked={skips}
                onChange={setSkips}
                label={
                  <FormattedMessage
                    defaultMessage="Leave out the lines with errors, and import the others"
                    description="Checkbox where a list of people is imported"
                  />
                }
              />
            )}
          </>
        )}
        <div>
          <Button pending={pending} disabledReason={reason()} onClick={() => onStore(skips)}>
            <FormattedMessage
              defaultMessage="Import {count, plural, =0 {the list} one {# person} other {# people}}"
              description="Button that imports a list of people"
              values={{ count: created + updated }}
            />
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

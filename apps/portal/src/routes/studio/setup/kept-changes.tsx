import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Cluster, Stack } from '@foyer/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import type { SetupDraft } from './use-setup-draft.ts';

/** Offers what this browser has kept of an earlier visit. */
export function KeptChanges({ draft: { copy, answerCopy } }: { draft: Pick<SetupDraft<object>, 'copy' | 'answerCopy'> }) {
  if (!copy) return null;
  return (
    <Alert tone="info">
      <Stack gap="s">
        <FormattedMessage
          defaultMessage="This browser has kept changes of {when} that were not saved."
          description="Above the menu, the look or the settings in the studio; when is a day and time"
          values={{ when: <FormattedDate value={copy.at} {...shortDateTime} /> }}
        />
        <Cluster gap="s">
          <Button onClick={() => answerCopy(true)}>
            <FormattedMessage
              defaultMessage="Take them over"
              description="Button at changes of the menu, the look or the settings that were not saved"
            />
          </Button>
          <Button look="secondary" onClick={() => answerCopy(false)}>
            <FormattedMessage
              defaultMessage="Discard them"
              description="Button at changes of the menu, the look or the settings that were not saved"
            />
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}

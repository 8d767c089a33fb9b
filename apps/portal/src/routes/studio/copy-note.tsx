import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Cluster, Stack } from '@foyer/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';

interface CopyNoteProps {
  /** What this browser has kept of an earlier visit. */
  copy: { at: number } | null;
  onAnswer: (take: boolean) => void;
}

/** Offers what was not saved at an earlier visit of an article, a page, the menu, the look or the settings. */
export function CopyNote({ copy, onAnswer }: CopyNoteProps) {
  if (!copy) return null;
  return (
    <Alert tone="info">
      <Stack gap="s">
        <FormattedMessage
          defaultMessage="This browser has kept changes of {when} that were not saved."
          description="Above an article that is written; when is a day and time"
          values={{ when: <FormattedDate value={copy.at} {...shortDateTime} /> }}
        />
        <Cluster gap="s">
          <Button onClick={() => onAnswer(true)}>
            <FormattedMessage defaultMessage="Take them over" description="Button at changes that were not saved" />
          </Button>
          <Button look="secondary" onClick={() => onAnswer(false)}>
            <FormattedMessage defaultMessage="Discard them" description="Button at changes that were not saved" />
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}

import { shortDateTime } from '@foyer/i18n';
import { Alert, Button, Cluster, Stack } from '@foyer/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';

interface CopyNoteProps {
  /** What this browser has kept: of an earlier visit, or of before a version was restored. */
  copy: { at: number; replaced?: true } | null;
  onAnswer: (take: boolean) => void;
}

/** Offers what was not saved at an earlier visit of an article, a page, the menu, the look or the settings, and what a restored version has replaced. */
export function CopyNote({ copy, onAnswer }: CopyNoteProps) {
  if (!copy) return null;
  return (
    <Alert tone="info">
      <Stack gap="s">
        {copy.replaced ? (
          <FormattedMessage
            defaultMessage="A version was restored. What was here before is kept in this browser."
            description="Above what is written after a version was restored"
          />
        ) : (
          <FormattedMessage
            defaultMessage="This browser has kept changes of {when} that were not saved."
            description="Above an article that is written; when is a day and time"
            values={{ when: <FormattedDate value={copy.at} {...shortDateTime} /> }}
          />
        )}
        <Cluster gap="s">
          <Button onClick={() => onAnswer(true)}>
            {copy.replaced ? (
              <FormattedMessage defaultMessage="Go back to it" description="Button at what a restored version has replaced" />
            ) : (
              <FormattedMessage defaultMessage="Take them over" description="Button at changes that were not saved" />
            )}
          </Button>
          <Button look="secondary" onClick={() => onAnswer(false)}>
            {copy.replaced ? (
              <FormattedMessage defaultMessage="Discard it" description="Button at what a restored version has replaced" />
            ) : (
              <FormattedMessage defaultMessage="Discard them" description="Button at changes that were not saved" />
            )}
          </Button>
        </Cluster>
      </Stack>
    </Alert>
  );
}

import { Alert } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Shown above a page that is not published yet. */
export function PreviewNote() {
  return (
    <Alert title={<FormattedMessage defaultMessage="Preview" description="Title of the note above a page's preview" />}>
      <FormattedMessage
        defaultMessage="This is what it looks like now to anyone with this link. It may still change."
        description="Note above a page's preview"
      />
    </Alert>
  );
}

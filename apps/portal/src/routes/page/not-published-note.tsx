import type { Schemas } from '@foyer/api';
import { Alert } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Shown above a page that only editors are given, and says why. */
export function NotPublishedNote({ reason }: { reason: Schemas['PageNotPublished'] }) {
  return (
    <Alert
      title={<FormattedMessage defaultMessage="Preview for editors" description="Title of the note above a page that is not published" />}
    >
      {reason === 'article' ? (
        <FormattedMessage
          defaultMessage="The article on this page is scheduled or has expired. Members and guests see the page only while the article is published."
          description="Note above a page that is not published, for editors"
        />
      ) : (
        <FormattedMessage
          defaultMessage="This page is a draft. Members and guests do not see it until it is published."
          description="Note above a page that is not published, for editors"
        />
      )}
    </Alert>
  );
}

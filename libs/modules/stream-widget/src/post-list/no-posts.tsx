import { EmptyState } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Shown where no one has written yet. */
export function NoPosts() {
  return (
    <EmptyState
      title={<FormattedMessage defaultMessage="No posts yet" description="Title of a group's posts on a page when there are none" />}
    >
      <FormattedMessage
        defaultMessage="As soon as someone writes something, you will find it here."
        description="Text of a group's posts on a page when there are none"
      />
    </EmptyState>
  );
}

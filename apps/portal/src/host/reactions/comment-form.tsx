import { FormattedMessage } from 'react-intl';
import { Composer } from './composer.tsx';
import type { Content } from './content.ts';
import { useDiscussion } from './discussion.ts';
import { drafts } from './drafts.ts';
import { useWriteComment } from './use-comments.ts';

/** The place to write a comment; with the focus where a text was put there. */
export function CommentForm({ content, focused }: { content: Content; focused: boolean }) {
  const { announce } = useDiscussion();
  return (
    <Composer
      draft={drafts.comment(content)}
      label={<FormattedMessage defaultMessage="Your comment" description="Label of the field for a new comment" />}
      sendLabel={<FormattedMessage defaultMessage="Comment" description="Button that sends a comment" />}
      sending={useWriteComment(content)}
      focused={focused}
      onSent={({ queued }) => queued || announce('sent')}
    />
  );
}

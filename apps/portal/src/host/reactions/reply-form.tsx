import type { Schemas } from '@foyer/api';
import type { Writing } from '@foyer/widget-mentions';
import { FormattedMessage } from 'react-intl';
import { Composer } from './composer.tsx';
import type { Content } from './content.ts';
import { drafts } from './drafts.ts';
import { useReload, useWriteComment, type Written } from './use-comments.ts';

interface ReplyFormProps {
  content: Content;
  threadId: string;
  /** What is replied to: the thread's first comment or one of its replies. */
  to: Schemas['Reply'];
  onSent: (written: Written) => void;
  onCancel: () => void;
}

/** Threads have one level: anyone who replies to a reply is understood by the name at the beginning. */
const addressed = ({ parent_id: parent, author: { id, name }, permissions }: Schemas['Reply']): Writing | undefined =>
  parent !== null && permissions.mention ? { text: `@${name} `, mentions: [{ id, name, start: 0 }] } : undefined;

/** The place to reply. */
export function ReplyForm({ content, threadId, to, onSent, onCancel }: ReplyFormProps) {
  const sending = useWriteComment(content, { parentId: to.id, threadId });
  const reload = useReload(content);
  const initial = addressed(to);
  return (
    <Composer
      draft={drafts.reply(threadId)}
      label={
        <FormattedMessage
          defaultMessage="Your reply to {name}"
          description="Label of the field for a reply to a comment"
          values={{ name: <bdi>{to.author.name}</bdi> }}
        />
      }
      sendLabel={<FormattedMessage defaultMessage="Send reply" description="Button that sends a reply to a comment" />}
      {...(initial && { initial })}
      sending={sending}
      onSent={onSent}
      onCancel={() => {
        // What it replied to may be gone.
        if (sending.isError) reload();
        onCancel();
      }}
    />
  );
}

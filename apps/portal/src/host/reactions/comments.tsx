import { Heading, Stack, VisuallyHidden } from '@foyer/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import * as styles from './comments.css.ts';
import type { Content } from './content.ts';
import { type Discussion, DiscussionContext, type Happening } from './discussion.ts';
import { Queued } from './queued.tsx';
import { useLinkedComments } from './use-linked-comment.ts';

interface Said {
  what: Happening;
  count: number;
  times: number;
}

/** What people say about an article, newest first, and the place to join in (content §2). */
export function Comments({ content: { type, id } }: { content: Content }) {
  const content = useMemo(() => ({ type, id }), [type, id]);
  const linked = useLinkedComments(content);
  const [begun, setBegun] = useState(0);
  const [said, setSaid] = useState<Said>({ what: 'more', count: 0, times: 0 });
  const discussion = useMemo<Discussion>(
    () => ({ content, announce: (what, count = 1) => setSaid(({ times }) => ({ what, count, times: times + 1 })) }),
    [content],
  );
  const total = linked.comments.data?.pages[0]?.total;
  return (
    <DiscussionContext value={discussion}>
      <Stack as="section" gap="m" id="comments" className={styles.section} aria-labelledby="comments-heading">
        <Heading level={2} id="comments-heading" tabIndex={-1}>
          <FormattedMessage
            defaultMessage="{total, plural, =0 {Comments} one {# comment} other {# comments}}"
            description="Heading above the comments of an article"
            values={{ total: total ?? 0 }}
          />
        </Heading>
        <CommentForm key={`${id} ${begun}`} content={content} focused={begun > 0} />
        <Queued comments={linked.comments} onEdit={() => setBegun(begun + 1)} />
        <CommentList key={`list ${id}`} {...linked} />
        <VisuallyHidden>
          <span role="status">
            {/* Said again where the same happens again. */}
            {said.times > 0 && <SaidText key={said.times} {...said} />}
          </span>
        </VisuallyHidden>
      </Stack>
    </DiscussionContext>
  );
}

function SaidText({ what, count }: Said) {
  if (what === 'sent')
    return <FormattedMessage defaultMessage="Comment posted." description="For screen readers, after a comment or reply was sent" />;
  if (what === 'deleted')
    return <FormattedMessage defaultMessage="Comment deleted." description="For screen readers, after a comment was deleted" />;
  if (what === 'changed')
    return <FormattedMessage defaultMessage="Comment saved." description="For screen readers, after a comment was edited" />;
  return (
    <FormattedMessage
      defaultMessage="{count, plural, one {# more comment is shown.} other {# more comments are shown.}}"
      description="For screen readers, after more comments were loaded"
      values={{ count }}
    />
  );
}

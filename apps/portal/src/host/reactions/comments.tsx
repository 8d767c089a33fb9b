import { Heading, Stack, VisuallyHidden } from '@foyer/ui';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import * as styles from './comments.css.ts';
import type { Content } from './content.ts';
import { type Discussion, DiscussionContext } from './discussion.ts';
import { useLinkedComments } from './use-linked-comment.ts';

/** What people say about an article, newest first, and the place to join in (content §2). */
export function Comments({ content: { type, id } }: { content: Content }) {
  const content = useMemo(() => ({ type, id }), [type, id]);
  const linked = useLinkedComments(content);
  const [more, setMore] = useState({ count: 0, times: 0 });
  const discussion = useMemo<Discussion>(
    () => ({ content, announce: (count) => setMore(({ times }) => ({ count, times: times + 1 })) }),
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
        <CommentForm key={id} content={content} />
        <CommentList {...linked} />
        <VisuallyHidden>
          <span role="status">
            {more.times > 0 && (
              // Said again where as many come again.
              <span key={more.times}>
                <FormattedMessage
                  defaultMessage="{count, plural, one {# more comment is shown.} other {# more comments are shown.}}"
                  description="For screen readers, after more comments were loaded"
                  values={{ count: more.count }}
                />
              </span>
            )}
          </span>
        </VisuallyHidden>
      </Stack>
    </DiscussionContext>
  );
}

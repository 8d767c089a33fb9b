import type { Schemas } from '@foyer/api';
import { Button, Stack, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import * as styles from './comments.css.ts';
import { useDiscussion } from './discussion.ts';
import { focusCommentSoon } from './focus-comment.ts';
import { useMoreReplies } from './use-comments.ts';

/** Fetches the replies before or after those that are shown. The focus goes to the first that comes. */
export function MoreReplies({ thread, side }: { thread: Schemas['Comment']; side: 'before' | 'after' }) {
  const { content, announce } = useDiscussion();
  const more = useMoreReplies(content, thread);
  const problemText = useProblemText();
  const load = () =>
    more.mutate(side, {
      onSuccess: ({ results }) => {
        announce('more', results.length);
        if (results[0]) focusCommentSoon(results[0].id);
      },
    });
  const { total, results } = thread.replies;
  return (
    <Stack gap="xs" align="start">
      {more.isError && (
        <Text size="s" role="alert">
          {problemText(more.error)}
        </Text>
      )}
      <Button look="quiet" className={styles.reply} pending={more.isPending} onClick={load}>
        {side === 'before' ? (
          <FormattedMessage
            defaultMessage="Show earlier replies ({shown, number} of {total, number} shown)"
            description="Button above the latest replies to a comment"
            values={{ shown: results.length, total }}
          />
        ) : (
          <FormattedMessage defaultMessage="Show later replies" description="Button below some replies to a comment" />
        )}
      </Button>
    </Stack>
  );
}

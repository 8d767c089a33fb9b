import { ApiError, likesQuery, type Schemas, useApi, useLike } from '@foyer/api';
import { HeartIcon, Icon, Text, ToggleChip } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './like-toggle.css.ts';

/** The count of likes as a button. The teaser's own count is shown until the reader's like is known. */
export function LikeToggle({ article }: { article: Schemas['ArticleTeaser'] }) {
  const intl = useIntl();
  const content = { type: 'news', id: article.id } as const;
  const { data } = useQuery(likesQuery(useApi(), content));
  const like = useLike(content);
  const { liked, count } = data ?? { liked: false, count: article.likes_count };
  return (
    <>
      <ToggleChip
        className={styles.toggle}
        pressed={liked}
        icon={<Icon icon={HeartIcon} className={liked ? styles.filled : undefined} />}
        aria-label={intl.formatMessage(
          { defaultMessage: 'Like: {count, number}', description: 'Name of the button that likes a top story, with the number of likes' },
          { count },
        )}
        onClick={like.toggle}
      >
        {intl.formatNumber(count)}
      </ToggleChip>
      {like.isError && (
        <Text as="span" size="s" tone="critical" role="alert" className={styles.failed}>
          <span>
            <FormattedMessage defaultMessage="Your like could not be saved." description="Beside the like button of a top story" />
          </span>
          <span>
            <Reason error={like.error} />
          </span>
        </Text>
      )}
    </>
  );
}

/** The server's words, or that there was none. */
function Reason({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return null;
  if (error.status !== 0) return error.problem.detail;
  return (
    <FormattedMessage
      defaultMessage="The server cannot be reached."
      description="Beside the like button of a top story, after a like that was not saved"
    />
  );
}

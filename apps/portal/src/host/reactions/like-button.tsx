import { likesQuery, useApi, useLike } from '@foyer/api';
import { Button, HeartIcon, Icon, SkeletonBlock, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadChunk } from '../app/chunk.ts';
import * as styles from './like-button.css.ts';
import type { Content } from './content.ts';
import { LikeFailed } from './like-failed.tsx';

const Faces = lazy(() => loadChunk(async () => ({ default: (await import('./like-faces.tsx')).LikeFaces })));

/** Likes an article or takes it back, beside some of those who like it and how many they are; below it, why that was not saved. */
export function LikeButton({ content }: { content: Content }) {
  const countId = useId();
  const { data: likes } = useQuery(likesQuery(useApi(), content));
  const like = useLike(content);
  if (!likes) return <SkeletonBlock size="s" className={styles.placeholder} />;
  const { count, liked, people } = likes;
  return (
    <>
      <div className={styles.line}>
        <Button
          look={liked ? 'primary' : 'secondary'}
          aria-describedby={count > 0 ? countId : undefined}
          icon={<Icon icon={HeartIcon} className={liked ? styles.filled : undefined} />}
          onClick={like.toggle}
        >
          {liked ? (
            <FormattedMessage defaultMessage="Unlike" description="Button that takes back the reader's like of an article" />
          ) : (
            <FormattedMessage defaultMessage="Like" description="Button that likes an article" />
          )}
        </Button>
        {people.length > 0 && (
          <Suspense>
            <Faces people={people} />
          </Suspense>
        )}
        {count > 0 && (
          <Text as="span" size="s" tone="muted" id={countId}>
            <FormattedMessage
              defaultMessage="{count, plural, one {# like} other {# likes}}"
              description="How many people like an article, beside the like button"
              values={{ count }}
            />
          </Text>
        )}
      </div>
      {like.error && <LikeFailed error={like.error} wanted={like.variables === true} onRetry={like.retry} />}
    </>
  );
}

import type { Schemas } from '@foyer/api';
import { Comments } from '../reactions/comments.tsx';
import { LikeButton } from '../reactions/like-button.tsx';
import * as styles from './article-page.css.ts';

type Allowed = Pick<Schemas['Article'], 'id' | 'likes_allowed' | 'comments_allowed'>;

/** Likes and comments, each only where the article allows it (content §2). */
export function ArticleReactions({ article }: { article: Allowed }) {
  const content = { type: 'news', id: article.id } as const;
  if (!article.likes_allowed && !article.comments_allowed) return null;
  return (
    <div className={styles.reactions}>
      {article.likes_allowed && <LikeButton content={content} />}
      {article.comments_allowed && <Comments content={content} />}
    </div>
  );
}

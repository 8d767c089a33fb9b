import { createHash } from 'node:crypto';
import type { EmptyDatabase } from '@foyer/server/testing';

const tables = [
  'orgs',
  'media',
  'hotels',
  'users',
  'news_categories',
  'news',
  'news_topics',
  'news_topic_articles',
  'news_confirmations',
  'comments',
  'comment_mentions',
  'likes',
  'activities',
  'web_feeds',
  'web_news',
  'groups',
  'group_members',
  'posts',
  'post_media',
  'pages',
  'ratings',
  'rating_categories',
  'kununu_scores',
  'member_points',
  'products',
  'coin_entries',
];

/** One hash over all rows of all tables. */
export async function hashOfRows({ pool }: EmptyDatabase['database']): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t order by t::text`);
    for (const { row } of rows) hash.update(row);
  }
  return hash.digest('hex');
}

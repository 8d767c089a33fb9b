import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { createDatabase } from '../../test/databases.ts';
import { readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';

/** An empty, migrated database of the running vitest project, with a media folder. */
export interface Empty {
  database: Database;
  mediaDir: string;
  close(): Promise<void>;
}

/** Opens one; `mediaDir` may be shared, as media lie under the hash of their bytes. */
export async function openEmpty(mediaDir?: string): Promise<Empty> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-demo-'));
  const fresh = inject('template').database ? await createDatabase() : undefined;
  const config = readConfig({ NODE_ENV: 'test', FOYER_DATA_DIR: folder, DATABASE_URL: fresh?.url });
  const database = await openDatabase(config, pino({ level: 'silent' }));
  return {
    database,
    mediaDir: mediaDir ?? join(folder, 'media'),
    async close() {
      await database.close();
      await fresh?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

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
export async function hashOfRows({ database }: Empty): Promise<string> {
  const hash = createHash('sha256');
  for (const table of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${table} t order by t::text`);
    for (const { row } of rows) hash.update(row);
  }
  return hash.digest('hex');
}

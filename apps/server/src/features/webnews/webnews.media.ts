import { type SQL, sql } from 'drizzle-orm';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { webNews } from './webnews.tables.ts';

/** Media that are the picture of web news. */
export const mediaOfWebNews: SQL = sql`exists (select 1 from ${webNews} where ${webNews.imageId} = ${media.id})`;

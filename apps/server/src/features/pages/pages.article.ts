import type { Schemas } from '@foyer/api';
import { readWhole, withoutReactions } from '../news/index.ts';
import type { Reading } from './modules/define-module.ts';
import type { ModuleSources } from './modules/sources.ts';

/**
 * What a page of the type `article` begins with; null where it names no article that is out, which editors read before and after it is as well.
 * `sources` give guests public media only.
 */
export async function readPageArticle(
  newsId: string | null,
  reading: Reading,
  sources: Pick<ModuleSources, 'news' | 'media'>,
): Promise<Schemas['PageArticle'] | null> {
  const row =
    newsId === null ? undefined : await sources.news.findArticle(reading.orgId, newsId, reading.locale, { unpublished: reading.editor });
  if (!row) return null;
  const { title: _title, ...article } = await readWhole(row, reading, sources.media);
  return row.status === 'published' ? article : withoutReactions(article);
}

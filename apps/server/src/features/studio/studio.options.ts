import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { newsTopics } from '../../shared/content/news-topics.tables.ts';
import { newsCategories } from '../../shared/content/news.tables.ts';

type Named = typeof newsCategories | typeof newsTopics;

/** Reads what editors choose from: all of a customer's categories and topics, whether an article has them or not. */
export function createStudioOptions({ db }: Pick<Context, 'db'>) {
  const all = async (table: Named, orgId: string, locale: Locale): Promise<Schemas['Category'][]> => {
    const rows = await db
      .select({ id: table.id, name: localizedText(table.name, locale) })
      .from(table)
      .where(eq(table.orgId, orgId))
      .orderBy(table.position, table.id);
    return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
  };
  return async (orgId: string, locale: Locale): Promise<Schemas['StudioOptions']> => {
    const [categories, topics] = await Promise.all([all(newsCategories, orgId, locale), all(newsTopics, orgId, locale)]);
    return { categories, topics };
  };
}

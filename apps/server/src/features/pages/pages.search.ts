import { and, eq, inArray, ne } from 'drizzle-orm';
import { paths } from '@foyer/links';
import { isLocale } from '@foyer/locales';
import type { Context } from '../../platform/context.ts';
import { localizedLocale, localizedText } from '../../platform/db/localized.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import { existingPage, publishedPage, withheldPage } from '../../shared/content/news.visibility.ts';
import { notPublished } from '../../shared/content/pages.policy.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { StoredModule } from '../../shared/content/stored-module.ts';
import { hotels } from '../../shared/people/people.tables.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { idsOf, mapLocalized, wordsOfHtml } from '../../shared/search/search-text.ts';

const mostParts = 5_000;

const isText = (value: object): value is LocalizedText =>
  Object.keys(value).length > 0 && Object.entries(value).every(([key, words]) => isLocale(key) && typeof words === 'string');

/** What is written in the modules of a page, in their order: every text that has languages, whichever field of whichever module it stands in. */
function textsOf(modules: unknown): LocalizedText[] {
  const texts: LocalizedText[] = [];
  const open: unknown[] = [modules];
  for (let seen = 0; open.length > 0 && seen < mostParts; seen += 1) {
    const part = open.pop();
    if (typeof part !== 'object' || part === null) continue;
    if (isText(part)) texts.push(mapLocalized(part, (words) => (/[<&]/.test(words) ? wordsOfHtml(words) : words)));
    else open.push(...(Object.values(part) as unknown[]).reverse());
  }
  return texts;
}

/** Pages are found by title, description, the texts of their modules and the hotels they show. */
export function createPagesSearch({ db }: Pick<Context, 'db'>): SearchSource {
  return {
    kind: 'pages',
    async entries(orgId, ids) {
      const rows = await db
        .select({ id: pages.id, title: pages.title, description: pages.description, modules: pages.modules })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), inArray(pages.id, [...ids]), ne(pages.type, 'dashboard')));
      const houses = await db.select({ id: hotels.id, name: hotels.name, city: hotels.city }).from(hotels).where(eq(hotels.orgId, orgId));
      return rows.map(({ id, title, description, modules }) => {
        const shown = new Set(hotelIdsOf(modules));
        const names = houses.filter((house) => shown.has(house.id)).map(({ name, city }) => `${name}, ${city}`);
        return { id, title, body: [description, ...names, ...textsOf(modules)] };
      });
    },
    visible: ({ editor }) => ({
      table: pages,
      keyHasOrg: true,
      where: and(ne(pages.type, 'dashboard'), editor ? existingPage : publishedPage)!,
    }),
    async hits(found, { orgId, locale, editor }) {
      const rows = await db
        .select({
          id: pages.id,
          draft: pages.draft,
          withheld: withheldPage,
          title: localizedText(pages.title, locale),
          contentLocale: localizedLocale(pages.title, locale),
        })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), inArray(pages.id, idsOf(found))));
      return rows.map((row) => ({
        ...{ id: row.id, title: row.title ?? '', url: paths.page(row.id), image: null, date: null, content_locale: row.contentLocale },
        ...(editor && notPublished(row)),
      }));
    },
  };
}

/** The hotels whose pages these modules make; what is stored may be of any shape. */
function hotelIdsOf(modules: unknown): unknown[] {
  if (!Array.isArray(modules)) return [];
  return (modules as (Partial<StoredModule> | null)[]).flatMap((module) => {
    const { hotelIds } = (module?.config ?? {}) as { hotelIds?: unknown };
    return module?.type === 'location' && Array.isArray(hotelIds) ? (hotelIds as unknown[]) : [];
  });
}

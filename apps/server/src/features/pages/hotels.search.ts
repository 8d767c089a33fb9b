import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { paths } from '@foyer/links';
import type { Context } from '../../platform/context.ts';
import { publishedPage } from '../../shared/content/news.visibility.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels } from '../../shared/people/people.tables.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { idsOf } from '../../shared/search/search-text.ts';

const picture = joinedImage('picture', hotels);

/** A page that shows more of them is a list, and of none in particular. */
const mostBeside = 3;

/** Hotels are found by name, address and region. They lead to the page that shows them. */
export function createHotelsSearch({ db }: Pick<Context, 'db'>): SearchSource {
  /** Of the pages that are out and show a hotel among few others, by hotel. */
  async function pagesOf(orgId: string, ids: readonly string[]): Promise<Map<string, string>> {
    const wanted = sql`${sql.param(ids)}::text[]`;
    const listed = sql`module #> '{config,hotelIds}'`;
    const { rows } = await db.execute<{ hotel: string; page: string }>(sql`
      select distinct on (hotel) hotel, ${pages.id} as page from ${pages},
        jsonb_array_elements(case jsonb_typeof(${pages.modules}) when 'array' then ${pages.modules} else '[]' end) as module, unnest(${wanted}) as hotel,
        lateral (select case jsonb_typeof(${listed}) when 'array' then jsonb_array_length(${listed}) else ${mostBeside + 1}::int end as among) as counted
      where ${and(eq(pages.orgId, orgId), ne(pages.type, 'dashboard'), publishedPage)} and module ->> 'type' = 'location' and ${listed} ? hotel
        and among <= ${mostBeside}::int
      order by hotel, among, ${pages.id}`);
    return new Map(rows.map(({ hotel, page }) => [hotel, page]));
  }
  return {
    kind: 'hotels',
    async entries(orgId, ids) {
      const rows = await db
        .select()
        .from(hotels)
        .where(and(eq(hotels.orgId, orgId), inArray(hotels.id, [...ids])));
      return rows.map(({ id, name, street, zip, city, country, region, area }) => ({
        id,
        title: name,
        body: [`${street}, ${zip} ${city}`, country, region, area],
      }));
    },
    visible: () => ({ table: hotels, where: sql`true` }),
    async hits(found, { orgId, locale }) {
      const ids = idsOf(found);
      const [rows, pageOf] = await Promise.all([
        db
          .select({ id: hotels.id, name: hotels.name, street: hotels.street, zip: hotels.zip, city: hotels.city, image: picture.columns })
          .from(hotels)
          .leftJoin(picture.table, picture.on)
          .where(and(eq(hotels.orgId, orgId), inArray(hotels.id, ids))),
        pagesOf(orgId, ids),
      ]);
      return rows.map(({ id, name, street, zip, city, image }) => {
        const page = pageOf.get(id);
        return {
          ...{ id, title: name, text: `${street}, ${zip} ${city}`, date: null, content_locale: locale },
          url: page === undefined ? null : paths.page(page),
          image: toImage(image, locale),
        };
      });
    },
  };
}

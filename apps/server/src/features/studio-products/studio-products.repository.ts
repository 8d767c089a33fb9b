import type { Schemas } from '@foyer/api';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { folded, holds, searchWords } from '../../shared/search/search.fold.ts';
import { products, productState } from '../shop/index.ts';

const picture = joinedImage('picture', products);

/** Which rewards are listed. */
export interface ProductSelection {
  orgId: string;
  words: string;
  state?: Schemas['StudioProductState'];
}

/** The names in all languages, without those of the languages. */
const names = folded(sql`(select string_agg(value, ' ') from jsonb_each_text(${products.name}))`);

const selected = ({ orgId, words, state }: ProductSelection): SQL =>
  and(
    eq(products.orgId, orgId),
    state === undefined ? undefined : sql`${productState} = ${state}::text`,
    ...searchWords(words).map((word) => holds(names, word)),
  )!;

/** The SQL of rewards as editors see and change them; in a transaction where it is given one. */
export function createStudioProductsRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>) {
  const one = (orgId: string, id: string) => and(eq(products.orgId, orgId), eq(products.id, id));
  const inOrder = [asc(products.position), asc(products.id)];
  return {
    page: async (selection: ProductSelection, page: PageRequest, locale: Locale) =>
      db
        .select({
          ...{ id: products.id, name: localizedText(products.name, locale), coins: products.coinsRequired, state: productState },
          ...{ from: products.availableFrom, to: products.availableTo, image: picture.columns },
        })
        .from(products)
        .leftJoin(picture.table, picture.on)
        .where(selected(selection))
        .orderBy(...inOrder)
        .limit(page.limit)
        .offset(offsetOf(page)),

    async count(selection: ProductSelection): Promise<number> {
      const [row] = await db.select({ total: count() }).from(products).where(selected(selection));
      return row!.total;
    },

    async find(orgId: string, id: string) {
      const [row] = await db
        .select({ product: products, state: productState, image: picture.columns })
        .from(products)
        .leftJoin(picture.table, picture.on)
        .where(one(orgId, id));
      return row;
    },

    /** Locks a reward for a change; members may put it into their carts meanwhile. */
    async lock(orgId: string, id: string): Promise<void> {
      await db.select({ id: products.id }).from(products).where(one(orgId, id)).for('no key update');
    },

    /** Makes a reward, the last in the shop's order. False where the same request has made it already. */
    async insert(product: typeof products.$inferInsert): Promise<boolean> {
      const last = sql`(select coalesce(max(${products.position}), -1) + 1 from ${products} where ${products.orgId} = ${product.orgId})`;
      const rows = await db
        .insert(products)
        .values({ ...product, position: last as unknown as number })
        .onConflictDoNothing()
        .returning({ id: products.id });
      return rows.length > 0;
    },

    async save(orgId: string, id: string, values: Partial<typeof products.$inferInsert>): Promise<void> {
      await db.update(products).set(values).where(one(orgId, id));
    },

    async remove(orgId: string, id: string): Promise<void> {
      await db.delete(products).where(one(orgId, id));
    },

    /** The shop's order, locked: of two who move rewards the second waits. */
    async lockOrder(orgId: string): Promise<string[]> {
      const rows = await db
        .select({ id: products.id })
        .from(products)
        .where(eq(products.orgId, orgId))
        .orderBy(...inOrder)
        .for('no key update');
      return rows.map(({ id }) => id);
    },

    /** Makes this the shop's order. */
    async setOrder(orgId: string, ids: readonly string[]): Promise<void> {
      await db.execute(sql`update ${products} set position = wanted.place - 1
        from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place)
        where ${products.id} = wanted.id and ${products.orgId} = ${orgId} and ${products.position} <> wanted.place - 1`);
    },
  };
}

/** See `createStudioProductsRepository`. */
export type StudioProductsRepository = ReturnType<typeof createStudioProductsRepository>;
/** A reward as the studio shows it. */
export type ProductRow = NonNullable<Awaited<ReturnType<StudioProductsRepository['find']>>>;

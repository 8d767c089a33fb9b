import { and, asc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localizedText } from '../../platform/db/localized.ts';
import { products } from './shop.tables.ts';
import type { Locale } from '../../platform/db/types.ts';
import { offsetOf, type PageRequest } from '../../platform/http/pagination.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';

const picture = joinedImage('picture', products);

/** Rewards that are switched on and within their time. */
export const onOffer: SQL = and(
  eq(products.active, true),
  or(isNull(products.availableFrom), lte(products.availableFrom, sql`now()`)),
  or(isNull(products.availableTo), gt(products.availableTo, sql`now()`)),
)!;

const offered = (orgId: string): SQL => and(eq(products.orgId, orgId), onOffer)!;

/** Reads the rewards on offer; never another org's. */
export function createProductsRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** One page in the shop's order. */
    list: async (orgId: string, page: PageRequest, locale: Locale) =>
      db
        .select({
          id: products.id,
          name: localizedText(products.name, locale),
          coinsRequired: products.coinsRequired,
          picture: picture.columns,
        })
        .from(products)
        .leftJoin(picture.table, picture.on)
        .where(offered(orgId))
        .orderBy(asc(products.position), asc(products.id))
        .limit(page.limit)
        .offset(offsetOf(page)),

    count: async (orgId: string): Promise<number> => db.$count(products, offered(orgId)),
  };
}
export type ProductsRepository = ReturnType<typeof createProductsRepository>;
export type ProductRow = Awaited<ReturnType<ProductsRepository['list']>>[number];

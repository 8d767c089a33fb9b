import { type SQL, sql } from 'drizzle-orm';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { products } from './shop.tables.ts';

/** Media that are a product's picture. */
export const mediaOfProducts: SQL = sql`exists (select 1 from ${products} where ${products.imageId} = ${media.id})`;

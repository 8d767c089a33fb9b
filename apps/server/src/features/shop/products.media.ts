import { type SQL, sql } from 'drizzle-orm';
import { media, products } from '../../db/schema.ts';

/** Media that are a product's picture. */
export const mediaOfProducts: SQL = sql`exists (select 1 from ${products} where ${products.imageId} = ${media.id})`;

import type { Schemas } from '@foyer/api';
import { sql } from 'drizzle-orm';
import { products } from './shop.tables.ts';

/** Whether members are offered a reward (contract: `StudioProductState`). */
export const productState = sql<Schemas['StudioProductState']>`case when not ${products.active} then 'withdrawn'
  when ${products.availableFrom} > now() then 'planned' when ${products.availableTo} <= now() then 'ended' else 'offered' end`;

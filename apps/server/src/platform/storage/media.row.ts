import type { media } from '../orgs/orgs.tables.ts';

/** A medium as it is stored. */
export type MediaRow = typeof media.$inferSelect;

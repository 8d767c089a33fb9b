import type { media } from '../../db/schema.ts';

/** A medium as it is stored. */
export type MediaRow = typeof media.$inferSelect;

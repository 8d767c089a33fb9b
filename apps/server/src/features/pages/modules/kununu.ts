import { localize } from '../../../platform/db/localized.ts';
import { toKununuScore } from '../../ratings/index.ts';
import type { ModuleResolver } from './resolver.ts';

/** The score of the hotel that the editor chose, or of the group. */
export const resolveKununu: ModuleResolver<'kununu'> = async ({ id, type, title, config }, { orgId, locale }, { ratings }) => {
  const score = await ratings.kununuScore(orgId, config.hotelId ?? null);
  return { id, type, title: localize(title, locale).text, options: {}, results: score ? [toKununuScore(score)] : [] };
};

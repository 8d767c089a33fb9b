import { localize } from '../../../platform/db/localized.ts';
import { toLocation } from '../../ratings/index.ts';
import type { ModuleResolver } from './resolver.ts';

/** Hotels in the editor's order; those that are gone are left out. */
export const resolveLocation: ModuleResolver<'location'> = async ({ id, type, title, config }, { orgId, locale }, { ratings }) => {
  const rows = await ratings.locations(orgId, config.hotelIds);
  return { id, type, title: localize(title, locale).text, options: {}, results: rows.map((row) => toLocation(row, locale)) };
};

import { localize } from '../../../platform/db/localized.ts';
import type { ModuleResolver } from './resolver.ts';

const usualLimit = 12;
const mostRecords = 100;

/** How many rewards to show. The page is the same for every member, the rewards they can have are not: the module asks for those itself. */
export const resolveShop: ModuleResolver<'shop'> = async ({ id, type, title, config }, { locale }) => ({
  id,
  type,
  title: localize(title, locale).text,
  options: { limit: Math.min(Math.max(1, config.limit ?? usualLimit), mostRecords) },
  results: [],
});

import { localize } from '../../../platform/db/localized.ts';
import { recordsOf } from '../../occasions/index.ts';
import type { ModuleResolver } from './resolver.ts';

/** The next birthdays and anniversaries. */
export const resolveOccasions: ModuleResolver<'occasions'> = async ({ id, type, title, config }, { orgId, locale }, { occasions }) => {
  const maxRecords = recordsOf(config);
  return {
    id,
    type,
    title: localize(title, locale).text,
    options: { maxRecords, show_all: config.showAll ?? false },
    results: await occasions.feed({ orgId, locale, limit: maxRecords }),
  };
};

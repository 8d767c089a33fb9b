import { occasionsConfig } from '../../occasions/index.ts';
import { defineModule } from './define-module.ts';

/** The next birthdays and anniversaries. */
export const definition = defineModule({
  type: 'occasions',
  config: occasionsConfig,
  visibility: 'members',
  resolve: async ({ maxRecords, showAll }, { orgId, locale, occasions }) => ({
    options: { maxRecords, show_all: showAll },
    results: await occasions.feed({ orgId, locale, limit: maxRecords }),
  }),
});

import { z } from 'zod';
import { count } from '../../../shared/content/config-fields.ts';
import { defineModule } from './define-module.ts';

/** How many rewards to show. The page is the same for every member, the rewards they can have are not: the module asks for those itself. */
export const definition = defineModule({
  type: 'shop',
  config: z.object({ limit: count(100).default(12) }),
  visibility: 'members',
  resolve: (options) => ({ options, results: [] }),
});

import * as z from 'zod/mini';

/** The widget's options, each a prop or an attribute of the element. */
export const chatOptions = z.object({
  /** How many entries show at most. */
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 6),
});

/** The options with their defaults filled in. */
export type ChatOptions = z.output<typeof chatOptions>;

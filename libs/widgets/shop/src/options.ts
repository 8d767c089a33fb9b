import * as z from 'zod/mini';

/** The widget's options, each as a prop or as an attribute of the element. */
export const shopOptions = z.object({
  /** How many rewards show first, and come with every "show more". */
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 12),
});

/** The options with their defaults filled in. */
export type ShopOptions = z.output<typeof shopOptions>;

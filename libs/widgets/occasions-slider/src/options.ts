import * as z from 'zod/mini';

/** An address of another site or a path: whatever else a page puts here could run as code. */
const link = z.string().check(z.regex(/^(https:\/\/[^\s\\@]+|\/(?![/\\])[^\s\\]*)$/));

/** The widget's options, each as a prop or as an attribute of the element. */
export const occasionsSliderOptions = z.object({
  /** What it shows. */
  show: z._default(z.enum(['all', 'birthdays', 'anniversaries']), 'all'),
  /** How many birthdays and how many anniversaries there are at most. */
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(6)), 6),
  /** Where the button "Show all" leads; without it there is none. */
  showAllUrl: z.optional(link),
});

/** The options with their defaults filled in. */
export type OccasionsSliderOptions = z.output<typeof occasionsSliderOptions>;

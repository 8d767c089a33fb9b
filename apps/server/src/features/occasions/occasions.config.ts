import { z } from 'zod';
import { count } from '../../shared/content/config-fields.ts';

/** How many birthdays and how many anniversaries a slider holds at most (content §9). */
export const mostOccasions = 6;

/** How the sliders of birthdays and anniversaries are set up. */
export const occasionsConfig = z.object({
  maxRecords: count(mostOccasions).default(mostOccasions),
  /** Whether a button leads to the page of all occasions. */
  showAll: z.boolean().default(false),
});

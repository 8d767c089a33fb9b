import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { everyLanguage } from '../schemas.ts';

const thing = z.strictObject({
  icon: z.string(),
  label: everyLanguage,
  /** How guests tend to see it, against the whole. */
  tendency: z.number(),
  /** How many of those who rate at all say something of it. */
  share: z.number(),
});

/** What guests rate of a hotel, and what only those with a spa are rated for. */
export const { always: ratedThings, spa: wellness } = readJson(
  'ratings/rated.json',
  z.strictObject({ always: z.array(thing), spa: thing }),
);

import { demoLogins } from '@foyer/server/seed';
import { z } from 'zod';
import { isPosition } from './data/position.ts';
import { readJson } from './read-content.ts';
import { gender } from './schemas.ts';

const account = z.strictObject({
  username: z.enum(demoLogins.usernames),
  firstname: z.string(),
  lastname: z.string(),
  gender,
  position: z.string().refine(isPosition, 'no such position'),
  hotel: z.string().nullable(),
  age: z.int(),
  years: z.int(),
  permissions: z.array(z.string()),
});

/** A person with a demo login. */
export type Account = z.infer<typeof account>;

/** The three people with a demo login; everyone else has no password. */
export const demoAccounts = readJson('people/accounts.json', z.array(account).length(demoLogins.usernames.length));

const longName = z.strictObject({ gender, firstname: z.string(), lastname: z.string() });

export type LongName = z.infer<typeof longName>;

/** A few names as long as real ones can be, so that every layout meets them. */
export const longNames = readJson('people/long-names.json', z.array(longName));

import { birthdayToggle, type toggles, websitesToggle } from '@foyer/server/seed';
import { demoAccounts } from './accounts.ts';
import { createRandom } from './random.ts';
import type { DemoPerson } from './world.ts';

/** Those with a login have touched nothing yet: their visitors shall try it themselves. */
const isVisitor = ({ username }: DemoPerson) => demoAccounts.some((account) => account.username === username);

const chance = (person: DemoPerson, what: string, share: number) => !isVisitor(person) && createRandom(what, person.id).chance(share);

/** Two in three show colleagues their birthday; the others left the switch as it was. */
export const birthdayToggles = (people: readonly DemoPerson[], changedAt: Date): (typeof toggles.$inferInsert)[] =>
  people.filter((person) => chance(person, 'birthday', 0.66)).map(({ id }) => ({ userId: id, key: birthdayToggle, on: true, changedAt }));

/** One in three lets the hotels' websites show it to everyone. */
export const websitesToggles = (people: readonly DemoPerson[], changedAt: Date): (typeof toggles.$inferInsert)[] =>
  people.filter((person) => chance(person, 'websites', 0.33)).map(({ id }) => ({ userId: id, key: websitesToggle, on: true, changedAt }));

/** Two in five show the year as well. */
export const showsBirthYear = (person: DemoPerson): boolean => chance(person, 'birth year', 0.4);

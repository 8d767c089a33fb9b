import { dayIn } from '@foyer/settings';
import type { TestServer } from '../../../test/harness.ts';
import { ids } from '../../../test/fixture.ts';
import { users } from '../../shared/people/people.tables.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { createOccasionsService } from './occasions.service.ts';

type NewUser = typeof users.$inferInsert;

/** A member of the fixture's first customer, known by one name. */
export const colleague = (name: string, more: Partial<NewUser> = {}): NewUser => ({
  ...{ id: `user-${name}`, orgId: ids.org, username: name, email: `${name}@aurelia.example`, firstname: 'Toni', lastname: name },
  ...more,
});

/** Adds members. */
export const addColleagues = ({ database }: TestServer, ...rows: NewUser[]) => database.db.insert(users).values(rows);

/** The service as it answers at a moment. */
export const serviceAt = ({ database: { db } }: TestServer, moment: string) =>
  createOccasionsService({ db, settings: createSettingsReader(db) }, () => new Date(moment));

/** Month and day of the day so many days from today in Berlin, in another year; a leap year, which has every day. */
export function dayAhead(days: number, year: number): string {
  const today = dayIn('Europe/Berlin', new Date());
  return `${year}${new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(4, 10)}`;
}

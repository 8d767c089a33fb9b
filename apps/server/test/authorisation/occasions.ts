import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { colleague, dayAhead } from '../../src/features/occasions/occasions.test-helpers.ts';
import { users } from '../../src/shared/people/people.tables.ts';
import { ids } from '../fixture.ts';
import { userIdOf } from './actors.ts';
import type { Scene } from './matrix.ts';

/** Lets a new member of a customer, or the actor, celebrate in so many days, and congratulates. */
export const celebrated =
  (orgId: string | null, days = 0) =>
  async ({ server: { database }, actor }: Scene): Promise<InjectOptions> => {
    const id = orgId === null ? (userIdOf(actor) ?? ids.users.member) : randomUUID();
    const hiredOn = dayAhead(days, 2004);
    if (orgId === null) await database.db.update(users).set({ hiredOn }).where(eq(users.id, id));
    else await database.db.insert(users).values(colleague(id, { id, orgId, hiredOn }));
    return { method: 'PUT', url: `/occasions/anniversary-${id}/congratulation`, payload: { congratulate: true } };
  };

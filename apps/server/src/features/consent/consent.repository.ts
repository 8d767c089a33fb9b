import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { cookieChoices } from './consent.tables.ts';

const columns = { id: cookieChoices.id, categories: cookieChoices.categories, trackAll: cookieChoices.trackAll };

/** Keeps what visitors chose. */
export function createConsentRepository({ db }: Pick<Context, 'db'>) {
  const find = async (orgId: string, id: string) => {
    const [row] = await db
      .select(columns)
      .from(cookieChoices)
      .where(and(eq(cookieChoices.orgId, orgId), eq(cookieChoices.id, id)));
    return row;
  };
  return {
    find,
    /** Keeps a choice unless there is one under its number already; that one stays as it is. */
    async add(choice: typeof cookieChoices.$inferInsert): Promise<void> {
      await db.insert(cookieChoices).values(choice).onConflictDoNothing();
    },
  };
}
export type ConsentRepository = ReturnType<typeof createConsentRepository>;
/** A choice as it was kept. */
export type ChoiceRow = NonNullable<Awaited<ReturnType<ConsentRepository['find']>>>;

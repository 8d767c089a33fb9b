import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { media, orgs } from '../../platform/orgs/orgs.tables.ts';
import type { ThemeChoice } from './theme.input.ts';

/** Writes the customer's look. */
export function createThemeRepository({ db }: Pick<Context, 'db'>) {
  return {
    /** Whether there is such a customer. */
    async save(orgId: string, choice: ThemeChoice): Promise<boolean> {
      const changed = await db.update(orgs).set(choice).where(eq(orgs.id, orgId)).returning({ id: orgs.id });
      return changed.length > 0;
    },
    async findMedium(orgId: string, id: string) {
      const [row] = await db
        .select({ type: media.type, width: media.width, height: media.height, visibility: media.visibility })
        .from(media)
        .where(and(eq(media.orgId, orgId), eq(media.id, id)));
      return row;
    },
  };
}
export type ThemeRepository = ReturnType<typeof createThemeRepository>;

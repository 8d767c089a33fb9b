import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, lt, max } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { Problem } from '../../platform/http/problem.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns } from '../../shared/people/person.presenter.ts';
import { changedValues } from './settings.changes.ts';
import { settingsVersions } from './settings.tables.ts';

/** What is kept in versions. */
export type VersionedPart = (typeof settingsVersions.$inferSelect)['part'];

/** So many versions of a part are kept. */
const keptVersions = 50;

/** Who changes something: a member, or the command line where it is no one of the portal. */
export interface ChangedBy {
  actorId?: string;
  /** The version the change was made from. Throws 409 `changed_meanwhile` where there is a later one. */
  version?: number;
}

/** Who did it, as the audit log has it. */
export const auditedAs = ({ actorId }: ChangedBy): { actorId?: string; details: Record<string, string> } =>
  actorId === undefined ? { details: { by: 'command line' } } : { actorId, details: {} };

interface Save extends ChangedBy {
  orgId: string;
  part: VersionedPart;
  before: object;
  after: object;
}

/** Reads and writes what menu, look and settings were; in a transaction where it is given one. */
export function createSettingsVersions(db: Pick<Db, 'select' | 'insert' | 'delete'>) {
  const place = (orgId: string, part: VersionedPart) => and(eq(settingsVersions.orgId, orgId), eq(settingsVersions.part, part));

  async function newest(orgId: string, part: VersionedPart): Promise<number | null> {
    const [row] = await db
      .select({ version: max(settingsVersions.version) })
      .from(settingsVersions)
      .where(place(orgId, part));
    return row!.version;
  }

  return {
    /** The version that is stored now; 0 before the first change. */
    current: async (orgId: string, part: VersionedPart): Promise<number> => (await newest(orgId, part)) ?? 0,

    /** Keeps a save, and what there was before the first one. Nothing where both are the same. The customer's row has to be locked. Gives whether it differs. */
    async keep({ orgId, part, before, after, actorId, version: madeFrom }: Save): Promise<boolean> {
      // Also where it was made from an older version: repeating a save whose answer was lost is no fault.
      if (isDeepStrictEqual(before, after)) return false;
      const last = await newest(orgId, part);
      if (madeFrom !== undefined && madeFrom !== (last ?? 0)) throw new Problem(409, 'changed_meanwhile');
      if (last === null) {
        const [org] = await db.select({ createdAt: orgs.createdAt }).from(orgs).where(eq(orgs.id, orgId));
        await db.insert(settingsVersions).values({ orgId, part, version: 0, content: { ...before }, changes: [], savedAt: org!.createdAt });
      }
      const version = (last ?? 0) + 1;
      const changes = changedValues(before, after);
      const saved = { savedAt: new Date(), savedBy: actorId ?? null };
      await db.insert(settingsVersions).values({ orgId, part, version, content: { ...after }, changes, ...saved });
      await db.delete(settingsVersions).where(and(place(orgId, part), lt(settingsVersions.version, version - keptVersions + 1)));
      return true;
    },

    /** The newest first. */
    list: async (orgId: string, part: VersionedPart) =>
      db
        .select({
          version: settingsVersions.version,
          changes: settingsVersions.changes,
          savedAt: settingsVersions.savedAt,
          savedBy: personColumns,
        })
        .from(settingsVersions)
        .leftJoin(users, eq(users.id, settingsVersions.savedBy))
        .where(place(orgId, part))
        .orderBy(desc(settingsVersions.version)),

    async find(orgId: string, part: VersionedPart, version: number): Promise<Record<string, unknown> | undefined> {
      const [row] = await db
        .select({ content: settingsVersions.content })
        .from(settingsVersions)
        .where(and(place(orgId, part), eq(settingsVersions.version, version)));
      return row?.content;
    },
  };
}

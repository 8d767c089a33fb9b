import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { reports } from '../../src/shared/moderation/reports.tables.ts';
import { embedCases } from './embed.ts';
import { ids } from '../fixture.ts';
import type { Case, Scene } from './matrix.ts';

/** Decides on a report of its own for each call. */
const decision =
  (orgId: string) =>
  async ({ server: { database } }: Scene): Promise<InjectOptions> => {
    const id = randomUUID();
    const row = { orgId, kind: 'chat_message', subjectId: id, text: 'Ein Satz', writtenAt: new Date() } as const;
    await database.db.insert(reports).values({ ...row, id });
    return { method: 'PUT', url: `/studio/reports/${id}/decision`, payload: { state: 'kept' } };
  };

/** Who is answered what by the reports of members, and by websites that show widgets. */
export const moderationCases = {
  ...embedCases,
  listStudioReports: [
    { name: 'in the studio', call: { method: 'GET', url: '/studio/reports' }, answers: { others: 404, moderator: 200, superadmin: 200 } },
  ],
  decideStudioReport: [
    { name: 'in the studio', call: decision(ids.org), answers: { others: 404, moderator: 200, superadmin: 200 } },
    { name: 'of another customer', call: decision(ids.otherOrg), answers: { others: 404 } },
  ],
} satisfies Record<string, Case[]>;

import type { Schemas } from '@foyer/api';
import { aliasedTable, and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import { joinedImage } from '../media/media.repository.ts';
import { users } from '../people/people.tables.ts';
import { toPerson } from '../people/person.presenter.ts';
import { auditLog } from './audit.tables.ts';

const actor = aliasedTable(users, 'actor');
const portrait = joinedImage('actor_portrait', actor);
const maxEvents = 50;

/** What was done to an account, a hotel, a reward or a medium, the newest first; how often it failed and what it was is not for the portal. */
export async function historyOf(
  db: Pick<Db, 'select'>,
  orgId: string,
  subject: string,
  locale: Locale,
): Promise<Schemas['StudioRecordEvent'][]> {
  const rows = await db
    .select({
      ...{ id: auditLog.id, createdAt: auditLog.createdAt, action: auditLog.action, details: auditLog.details },
      by: { id: actor.id, firstname: actor.firstname, lastname: actor.lastname },
      image: portrait.columns,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(portrait.table, portrait.on)
    .where(and(eq(auditLog.orgId, orgId), eq(auditLog.subject, subject)))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(maxEvents);
  return rows.map(({ id, createdAt, action, details, by, image }) => {
    const fields = details?.['fields'];
    return {
      ...{ id, at: createdAt.toISOString(), action },
      by: by && toPerson(by, image, locale),
      fields: typeof fields === 'string' && fields ? fields.split(', ') : [],
    };
  });
}

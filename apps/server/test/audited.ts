import { and, eq } from 'drizzle-orm';
import type { Db } from '../src/platform/db/client.ts';
import { auditLog } from '../src/shared/audit/audit.tables.ts';
import { ids } from './fixture.ts';

/** What the log says about something of the first customer, the latest last. */
export const audited = (db: Db, subject: string) =>
  db
    .select({ action: auditLog.action, actorId: auditLog.actorId, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.orgId, ids.org), eq(auditLog.subject, subject)))
    .orderBy(auditLog.id);

import type { Db } from '../../platform/db/client.ts';
import { eventOfAction, noteEvents } from '../webhooks/webhook-events.ts';
import { auditLog } from './audit.tables.ts';
import { v7 as uuidv7 } from 'uuid';

/** Something that a person must be able to answer for later. Never put secrets, passwords or tokens into it. */
export interface AuditEntry {
  orgId: string;
  /** What happened, such as `password.reset`, `terms.accepted`, `user.disabled`, `settings.changed`. */
  action: string;
  /** Who did it; left out for guests, the system and the command line. */
  actorId?: string;
  /** The id of whom or what it concerns. */
  subject?: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Tells webhooks what has happened, of what they are told at all. */
async function tell(db: Pick<Db, 'insert'>, entries: readonly AuditEntry[]): Promise<void> {
  for (const [orgId, own] of Map.groupBy(entries, (entry) => entry.orgId)) {
    const events = own.flatMap(({ action, subject }) => {
      const type = eventOfAction(action);
      return type ? [{ type, subject: subject ?? null }] : [];
    });
    await noteEvents(db, orgId, events);
  }
}

/** Adds an entry to the log, in the transaction of what it is about, and tells the customer's webhooks. Nothing changes or removes entries. */
export async function audit(db: Pick<Db, 'insert'>, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ id: uuidv7(), ...entry });
  await tell(db, [entry]);
}

/** So many entries in one statement, which may have 65,535 values. */
const entriesPerStatement = 1_000;

/** Adds many entries, as `audit` does. */
export async function auditAll(db: Pick<Db, 'insert'>, entries: readonly AuditEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesPerStatement) {
    const some = entries.slice(start, start + entriesPerStatement);
    await db.insert(auditLog).values(some.map((entry) => ({ id: uuidv7(), ...entry })));
    await tell(db, some);
  }
}

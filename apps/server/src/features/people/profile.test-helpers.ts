import type { OrgSettings } from '@foyer/settings';
import { asc, eq } from 'drizzle-orm';
import { ids } from '../../../test/fixture.ts';
import type { TestServer } from '../../../test/harness.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** The mails to an address, the first first. */
export const mailsTo = ({ database }: TestServer, recipient: string) =>
  database.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.id));

/** The link of the last mail to a new address. */
export async function confirmationOf(server: TestServer, recipient: string) {
  const mail = (await mailsTo(server, recipient)).at(-1);
  if (mail?.kind !== 'email_confirm') throw new Error(`The last mail is ${mail?.kind}`);
  const url = new URL(String(mail.values['url']));
  return { url, link: { user_id: url.searchParams.get('user_id')!, hash: url.searchParams.get('hash')! } };
}

/** An account's row. */
export async function accountOf({ database }: TestServer, id: string) {
  const [row] = await database.db.select().from(users).where(eq(users.id, id));
  return row!;
}

/** What the log says about a member, the latest last. */
export const entriesAbout = ({ database }: TestServer, subject: string) =>
  database.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(asc(auditLog.id));

/** Changes some of the customer's settings. */
export async function setSettings({ database: { db } }: TestServer, changes: Partial<OrgSettings>): Promise<void> {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, ids.org));
  await db
    .update(orgs)
    .set({ settings: { ...org!.settings, ...changes } })
    .where(eq(orgs.id, ids.org));
}

import { and, eq, isNull, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { knownDevices, mailTokens, sessions } from '../../shared/identity/identity.tables.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** An address that was registered and not confirmed is forgotten after a week. */
const unconfirmedMs = 7 * 24 * 60 * 60 * 1000;

/** Clears away sessions, known devices, links of mails, counts of failed logins and unconfirmed registrations whose time is over. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(loginAttempts).where(lt(loginAttempts.expire, now.getTime()));
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
  // Registered again in the meantime: the link is still good.
  const links = db.select({ id: mailTokens.id }).from(mailTokens).where(eq(mailTokens.userId, users.id));
  const before = new Date(now.getTime() - unconfirmedMs);
  await db.delete(users).where(and(isNull(users.emailConfirmedAt), lt(users.createdAt, before), notExists(links)));
}

import { isMailAddress, type Mail } from '@foyer/mails';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { outbox } from './mail.tables.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { enqueue } from '../jobs/enqueue.ts';
import { defineJob } from '../jobs/job.ts';

/** Sends a mail of the outbox. After four days it is given up, as mail servers do themselves. */
export const sendMail = defineJob({
  name: 'mail.send',
  payload: z.strictObject({ mail: z.string() }),
  retry: { forMs: 4 * 24 * 60 * 60 * 1000 },
});

/** A mail that is to be sent. */
export type NewMail = Mail & { orgId: string };

/**
 * Puts a mail into the outbox. Given the transaction of what the mail is about, both happen or neither does; a process sends it
 * afterwards, and again until the mail server has taken it (`mail.send`). `withheld` says why it is noted and not sent. Throws where `to` is no
 * address.
 */
export async function enqueueMail(db: Pick<Db, 'insert'>, { orgId, kind, to, locale, values }: NewMail, withheld?: string): Promise<void> {
  if (!isMailAddress(to)) throw new Error('A mail was given something that is no address');
  const givenUp = withheld === undefined ? {} : { values: {}, failedAt: sql`now()`, lastError: withheld };
  const id = uuidv7();
  await db.insert(outbox).values({ id, orgId, kind, recipient: to, locale, values, ...givenUp });
  if (withheld === undefined) await enqueue(db, sendMail, { mail: id }, { orgId });
}

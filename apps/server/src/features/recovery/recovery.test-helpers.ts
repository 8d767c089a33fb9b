import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from '../../../test/browser.ts';
import type { TestServer } from '../../../test/harness.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';

/** A password that keeps the rules. */
export const goodPassword = 'drei-graue-Enten-im-Nebel';

/** What a link holds. */
export interface Link {
  user_id: string;
  hash: string;
}

let lastClient = 0;

/** Asks for a new password, each time from another client. */
export const tryForgot = (
  browser: Browser,
  email: unknown,
  remoteAddress = `198.51.100.${++lastClient % 250}`,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  browser.send({ method: 'POST', url: '/auth/forgot_password', payload: { email }, remoteAddress, headers });

/** Sets a new password; `proof` is a link or the current password. */
export const tryReset = (
  browser: Browser,
  proof: object,
  password = goodPassword,
  repeated = password,
  remoteAddress = '198.51.100.251',
): Promise<LightMyRequestResponse> =>
  browser.send({
    method: 'POST',
    url: '/auth/reset_password',
    payload: { ...proof, new_password: password, new_password_confirm: repeated },
    remoteAddress,
  });

/** The mails to an address, the first first, by the database's clock: tests shift the process's. */
export const mailsTo = ({ database }: TestServer, recipient: string) =>
  database.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.createdAt));

/** The link of the last mail to an address. */
export async function lastLink(server: TestServer, recipient: string): Promise<Link & { url: URL }> {
  const mail = (await mailsTo(server, recipient)).at(-1);
  if (mail?.kind !== 'password_reset') throw new Error(`The last mail is ${mail?.kind}`);
  const url = new URL(String(mail.values['url']));
  return { user_id: url.searchParams.get('user_id')!, hash: url.searchParams.get('hash')!, url };
}

/** Asks for a link and opens the mail. */
export async function linkFor(server: TestServer, recipient: string): Promise<Link> {
  await tryForgot(await server.guest(), recipient);
  const { user_id, hash } = await lastLink(server, recipient);
  return { user_id, hash };
}

import type { OrgSettings } from '@foyer/settings';
import { asc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { outbox } from '../../platform/mail/mail.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

/** A password that keeps the rules. */
export const goodPassword = 'drei-graue-Enten-im-Nebel';

/** The application for a customer where visitors may register. */
export async function registrationServer(
  signup: OrgSettings['signup'] = {},
  terms: OrgSettings['terms'] = null,
  orgId: string = ids.org,
): Promise<TestServer> {
  const server = await testServer();
  const [org] = await server.database.db.select({ settings: orgs.settings }).from(orgs).where(eq(orgs.id, orgId));
  const settings: OrgSettings = { ...org!.settings, signup: { active: true, ...signup }, terms };
  await server.database.db.update(orgs).set({ settings }).where(eq(orgs.id, orgId));
  return server;
}

/** What a form may differ in. */
export interface FormOverrides {
  email?: string;
  password?: string;
  firstname?: string;
  lastname?: string;
  terms?: boolean;
  termsVersion?: string;
}

let lastClient = 0;

/** Registers, each time from another client. */
export function tryRegister(
  browser: Browser,
  { email = 'mara.lindt@aurelia.example', password = goodPassword, terms, termsVersion, ...names }: FormOverrides = {},
  remoteAddress = `198.51.100.${++lastClient % 250}`,
): Promise<LightMyRequestResponse> {
  const agreed = {
    ...(terms !== undefined && { agb_nda_accepted: terms }),
    ...(termsVersion !== undefined && { terms_version: termsVersion }),
  };
  const payload = { invoiceAddress: { email, password, ...names }, ...agreed };
  return browser.send({ method: 'POST', url: '/users/new', payload, remoteAddress });
}

/** The mails to an address, the first first. */
export const mailsTo = (server: TestServer, recipient: string) =>
  server.database.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.id));

/** What the link of the last mail to an address holds. */
export async function lastLink(server: TestServer, recipient: string): Promise<{ user_id: string; hash: string; url: URL }> {
  const mail = (await mailsTo(server, recipient)).at(-1);
  if (mail?.kind !== 'registration_confirm') throw new Error(`The last mail is ${mail?.kind}`);
  const url = new URL(String(mail.values['url']));
  return { user_id: url.searchParams.get('user_id')!, hash: url.searchParams.get('hash')!, url };
}

/** Follows a link's button. */
export const tryConfirm = (browser: Browser, { user_id, hash }: { user_id: string; hash: string }, password?: string) =>
  browser.post('/auth/confirm_registration', { user_id, hash, ...(password === undefined ? {} : { password }) });

/** The account of an address. */
export async function accountOf(server: TestServer, email: string) {
  const [user] = await server.database.db.select().from(users).where(eq(users.email, email));
  return user;
}

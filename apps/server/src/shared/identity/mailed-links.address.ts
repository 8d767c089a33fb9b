import { localePath } from '@foyer/links';
import { offers } from '@foyer/settings';
import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Orgs } from '../../platform/orgs/orgs.ts';

/** How long a link to a new password is good. */
export const validMinutes = 30;

/** So many mails a mailbox gets while a link is good. */
export const mailsPerLink = 3;

/** So many links of an account are good at the same time: as many as two neighbouring spans can bring, so that no request ends another's link. */
export const linksPerAccount = 2 * mailsPerLink - 1;

/** What proves whose a link or a browser is: 256 bits, of which only the hash is stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The name a token has in the database: anyone who reads the database cannot use it. */
export const tokenIdOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What links are made from. */
export interface LinkParts extends Pick<Context, 'config' | 'settings'> {
  orgs: Pick<Orgs, 'originOf'>;
}

/** Where a mail leads, and its language: the page's, where the customer offers it. The address is the configured one, whatever the request says. */
export async function linkTo(
  { config, settings, orgs }: LinkParts,
  orgId: string,
  locale: Locale,
  path: `/${string}`,
): Promise<{ locale: Locale; url: string }> {
  const [offered, origin] = await Promise.all([settings.of(orgId), orgs.originOf(orgId, config.publicUrl)]);
  const spoken = offers(offered, locale) ? locale : offered.languages[0]!;
  return { locale: spoken, url: `${origin}${localePath(spoken, path)}` };
}

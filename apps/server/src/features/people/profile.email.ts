import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem, type ProblemField, refusedField } from '../../platform/http/problem.ts';
import { provesPassword } from '../../shared/identity/prove-password.ts';
import type { AuthKit } from '../auth/index.ts';
import { type LinkParts, linkTo, newSecret, tokenIdOf } from '../../shared/identity/mailed-links.address.ts';
import { admits, readEmail } from '../../shared/identity/registration.rules.ts';
import type { AddressRepository, AddressWish } from './address.repository.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { ProfileLimits } from './profile.limits.ts';
import type { ProfileRow } from './profile.repository.ts';

/** What becomes of an address, worked out before anything is written. */
export type AddressPlan =
  | { kind: 'keep' }
  /** One's own present address, sent again: what waits for a confirmation no longer does. */
  | { kind: 'withdraw' }
  /** One's own new address, which has yet to be confirmed. */
  | { kind: 'ask'; wish: AddressWish }
  /** Another member's, given at once. */
  | { kind: 'give'; email: string; mailLocale: Locale; url: string };

/** A change as it arrived. */
export interface Asked {
  me: Me;
  row: ProfileRow;
  change: Schemas['ProfileChange'];
  locale: Locale;
  /** The token of the session that asks. */
  session: string | undefined;
  ip: string;
}

interface EmailParts extends LinkParts {
  auth: Pick<AuthKit, 'passwords' | 'throttle'>;
  limits: ProfileLimits;
  addresses: AddressRepository;
}

/** What was given is not, or no longer, the password. */
export const wrongPassword = (): Problem => refusedField('current_password', 'wrong_password');

/** The rules of e-mail addresses (`updateUser` and `confirmEmail` in the contract). */
export function createEmailRules({ auth, limits, addresses, ...links }: EmailParts) {
  async function faults(own: boolean, orgId: string, email: string | undefined): Promise<ProblemField[]> {
    if (!email) return [{ field: 'email', code: 'not_an_email' }];
    const { domains } = (await links.settings.of(orgId)).signup;
    if (!own || admits(domains, email)) return [];
    return [{ field: 'email', code: 'email_domain', values: { domains: domains.map((domain) => `@${domain}`).join(', ') } }];
  }

  async function askFor({ me, row, change, locale, session, ip }: Asked, email: string): Promise<AddressPlan> {
    const password = change.current_password;
    if (password === undefined) throw refusedField('current_password', 'required');
    await limits.take(me.id);
    const owner = { ...row, passwordHash: await addresses.passwordHash(me.id) };
    if (!(await provesPassword(auth, { orgId: me.orgId, session, ip, owner, password }))) throw wrongPassword();
    const token = newSecret();
    const query = new URLSearchParams({ user_id: me.id, hash: token });
    const page = await linkTo(links, me.orgId, locale, `${paths.confirmEmail}?${query}`);
    const login = await linkTo(links, me.orgId, locale, paths.login);
    const quiet = !(await limits.admitsMailbox(me.orgId, email));
    const wish = {
      orgId: me.orgId,
      userId: me.id,
      name: nameOf(row),
      email,
      tokenId: tokenIdOf(token),
      passwordHash: owner.passwordHash,
      quiet,
      page,
      login,
    };
    return { kind: 'ask', wish };
  }

  return {
    /**
     * Works out what an address in a change leads to. Throws 400 naming the field, 429 `too_many_attempts`; writes nothing but the counts of
     * limits.
     */
    async plan(asked: Asked): Promise<AddressPlan> {
      const { me, row, change, locale } = asked;
      if (change.email === undefined) return { kind: 'keep' };
      const own = me.id === row.id;
      const email = readEmail(change.email);
      if (email === row.email) return { kind: own ? 'withdraw' : 'keep' };
      const errors = await faults(own, me.orgId, email);
      if (!email || errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
      if (own) return askFor(asked, email);
      const { locale: mailLocale, url } = await linkTo(links, me.orgId, locale, paths.login);
      return { kind: 'give', email, mailLocale, url };
    },

    /** Gives an account the address of a link. Throws 400 `email_link_invalid`. */
    async confirm(orgId: string, { user_id, hash }: Schemas['MailedLink'], locale: Locale): Promise<void> {
      const page = await linkTo(links, orgId, locale, paths.login);
      const done = await addresses.confirm(orgId, user_id, tokenIdOf(hash), page);
      if (!done) throw new Problem(400, 'email_link_invalid');
    },
  };
}

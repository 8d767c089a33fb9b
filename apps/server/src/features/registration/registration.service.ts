import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { defaultLocale } from '@foyer/locales';
import { offers, type ReadSettings } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { PendingRegistration } from '../../shared/identity/pending-registration.ts';
import type { Orgs } from '../../platform/orgs/orgs.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import type { AuthService, Begun } from '../auth/index.ts';
import type { Passwords } from '../../shared/identity/password.ts';
import { newSecret, tokenIdOf } from '../../shared/identity/mailed-links.address.ts';
import type { Throttle } from '../../shared/throttle/throttle.ts';
import type { NewMail } from '../../platform/mail/outbox.ts';
import { readForm } from './registration.form.ts';
import type { RegistrationLimits } from './registration.limits.ts';
import type { Account, RegistrationRepository } from './registration.repository.ts';

/** How long a link is good. */
export const validHours = 24;

/** How long a browser waits before it asks for the mail again. */
const resendAfterSeconds = 60;

const answer: Schemas['Registration'] = { status: 'confirmation_sent', resend_after: resendAfterSeconds, valid_hours: validHours };

/** Who asks. */
export interface Visitor {
  orgId: string;
  ip: string;
  /** The secret by which this browser is known again. */
  browser: string;
}

/** A link that was opened. */
export interface Confirmation {
  orgId: string;
  ip: string;
  /** The secret of the browser; undefined where it has none. */
  browser: string | undefined;
  body: Schemas['RegistrationConfirmation'];
  userAgent: string | undefined;
  previousToken: string | undefined;
}

/** What registering is made of. */
export interface RegistrationParts extends Pick<Context, 'settings'> {
  orgs: Pick<Orgs, 'originOf'>;
  config: Pick<Context['config'], 'publicUrl'>;
  repository: RegistrationRepository;
  passwords: Passwords;
  throttle: Throttle;
  limits: RegistrationLimits;
  begin: AuthService['begin'];
}

/** A new link, and the mail for the address's owner: the link for a newcomer, a notice for a member. */
export function newLink(origin: string, { orgId, browser }: Visitor) {
  const token = newSecret();
  const expiresAt = new Date(Date.now() + validHours * 60 * 60 * 1000);
  const mailFor = (owner: Account, pending: PendingRegistration | null): NewMail => {
    if (!pending) {
      const values = { name: owner.firstname, url: `${origin}${localePath(owner.language, paths.login)}` };
      return { orgId, kind: 'registration_exists', to: owner.email, locale: owner.language, values };
    }
    const query = new URLSearchParams({ user_id: owner.id, hash: token });
    const url = `${origin}${localePath(pending.locale, paths.confirmRegistration)}?${query}`;
    return {
      orgId,
      kind: 'registration_confirm',
      to: owner.email,
      locale: pending.locale,
      values: { name: pending.firstname, url, hours: validHours },
    };
  };
  return { row: { orgId, tokenId: tokenIdOf(token), expiresAt, browser: tokenIdOf(browser) }, mailFor };
}

/** The customer's settings. Throws 404 where visitors may not register. */
export async function requireOpen(settings: Context['settings'], orgId: string): Promise<ReadSettings> {
  const found = await settings.of(orgId);
  if (!found.signup.active) throw new Problem(404, 'not_found');
  return found;
}

/** The rules of registering. */
export function createRegistrationService({ config, orgs, settings, repository, passwords, throttle, limits, begin }: RegistrationParts) {
  const originOf = (orgId: string) => orgs.originOf(orgId, config.publicUrl);

  const openSettings = (orgId: string) => requireOpen(settings, orgId);

  /**
   * In another browser than the one that registered the password has to be given: the person who asked for the mail knows it, its reader may not. Without a
   * password, it has to be that browser.
   */
  async function requirePassword({ orgId, ip, body }: Confirmation, email: string, passwordHash: string | null): Promise<void> {
    if (passwordHash === null) throw new Problem(409, 'registration_other_browser');
    if (body.password === undefined) throw refusedField('password', 'required');
    const attempt = await throttle.begin({ orgId, identifier: email, accountId: body.user_id, trusted: undefined, ip });
    const fits = await passwords.verify(attempt.blind ? null : passwordHash, body.password).catch(async (error: unknown) => {
      await attempt.undo();
      throw error;
    });
    if (!fits) throw refusedField('password', 'not_the_password');
    await attempt.succeeded([email]);
  }

  return {
    /**
     * Begins an account and mails its link. Known and unknown addresses take the same way, with the same work.
     * Throws 404 where registration is off, 400 `validation_failed`, 429 `too_many_attempts`, 429 `busy`.
     */
    async register(visitor: Visitor, body: Schemas['RegistrationRequest'], locale: Locale): Promise<Schemas['Registration']> {
      const org = await openSettings(visitor.orgId);
      await limits.look(visitor.ip);
      const form = await readForm(body, org);
      await limits.take(visitor.orgId, form.email, visitor.ip);
      const pending: PendingRegistration = {
        passwordHash: await passwords.hash(body.invoiceAddress.password),
        ...{ firstname: form.firstname, lastname: form.lastname },
        locale: [body.locale, locale].find((wanted) => offers(org, wanted)) ?? org.languages[0] ?? defaultLocale,
        termsVersion: org.terms?.version ?? null,
        termsAcceptedAt: org.terms && new Date().toISOString(),
      };
      const { row, mailFor } = newLink(await originOf(visitor.orgId), visitor);
      await repository.register({ ...row, email: form.email, pending }, mailFor);
      return answer;
    },

    /** Sends the mail of the browser's last registration again; does nothing, in the same words, where there was none. */
    async resend(visitor: Visitor): Promise<Schemas['Registration']> {
      await openSettings(visitor.orgId);
      await limits.look(visitor.ip);
      const found = await repository.findByBrowser(visitor.orgId, tokenIdOf(visitor.browser), new Date());
      if (!found) return answer;
      await limits.take(visitor.orgId, found.owner.email, visitor.ip);
      const { row, mailFor } = newLink(await originOf(visitor.orgId), visitor);
      const pending = found.owner.confirmed ? null : found.pending;
      await repository.repeat(found.owner, pending, row, mailFor(found.owner, pending));
      return answer;
    },

    /**
     * Opens the account of a link and begins its first session. Throws 400 `registration_link_invalid` for a link that is used, expired or another person's,
     * 400 `validation_failed` where the password is needed, 409 `registration_other_browser` where there is none.
     */
    async confirm(confirmation: Confirmation): Promise<Begun> {
      const { orgId, body, browser } = confirmation;
      await openSettings(orgId);
      const tokenId = tokenIdOf(body.hash);
      const found = await repository.findToken(orgId, body.user_id, tokenId);
      if (!found) throw new Problem(400, 'registration_link_invalid');
      const sameBrowser = browser !== undefined && found.browser === tokenIdOf(browser);
      if (!sameBrowser) await requirePassword(confirmation, found.email, found.pending.passwordHash);
      if (!(await repository.confirm(orgId, body.user_id, tokenId))) throw new Problem(400, 'registration_link_invalid');
      return begin(body.user_id, 'registration', confirmation);
    },
  };
}

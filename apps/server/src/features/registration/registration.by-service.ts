import { defaultLocale } from '@foyer/locales';
import { offers } from '@foyer/settings';
import type { PendingRegistration } from '../../shared/identity/pending-registration.ts';
import { nameOf } from './registration.form.ts';
import { newLink, type RegistrationParts, requireOpen, type Visitor } from './registration.service.ts';
import type { NewcomerByService } from '../auth/index.ts';

/**
 * Begins an account for a person whom a service knows, with an address that it does not vouch for: the mail has to be answered in this very browser.
 * Throws 404 where registering is closed, 429 `too_many_attempts`.
 */
export async function registerByService(
  { config, orgs, settings, repository, limits }: Pick<RegistrationParts, 'config' | 'orgs' | 'settings' | 'repository' | 'limits'>,
  visitor: Visitor,
  { email, locale, ...person }: NewcomerByService,
): Promise<void> {
  const { orgId, ip } = visitor;
  const org = await requireOpen(settings, orgId);
  await limits.look(ip);
  await limits.take(orgId, email, ip);
  const pending: PendingRegistration = {
    ...{ passwordHash: null, identity: person.identity },
    ...nameOf(email, person.firstname, person.lastname),
    locale: offers(org, locale) ? locale : (org.languages[0] ?? defaultLocale),
    // They are put to the member at the first login.
    ...{ termsVersion: null, termsAcceptedAt: null },
  };
  const { row, mailFor } = newLink(await orgs.originOf(orgId, config.publicUrl), visitor);
  await repository.register({ ...row, email, pending }, mailFor);
}

import { isMailAddress } from '@foyer/mails';
import { paths } from '@foyer/links';
import { takesPasswords } from '@foyer/settings';
import type { Locale } from '../../platform/db/types.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { normaliseIdentifier } from '../../shared/identity/identifier.ts';
import type { RecoveryLimits } from './recovery.limits.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { type LinkParts, linksPerAccount, linkTo, newSecret, tokenIdOf, validMinutes } from '../../shared/identity/mailed-links.address.ts';
import type { RecoveryRepository } from './recovery.repository.ts';

/** Who asks, from the request. */
export interface Asker {
  orgId: string;
  locale: Locale;
  ip: string;
}

interface ForgotParts extends LinkParts {
  repository: RecoveryRepository;
  limits: RecoveryLimits;
}

/** The rules of forgotten passwords. */
export function createForgotService({ repository, limits, ...links }: ForgotParts) {
  return {
    /** Sends the mail that fits the address. Throws 400 for what is no address, 404 where no member logs in with a password, 429 for who asks too often; waits before it where many requests come from one client. */
    async send({ orgId, locale, ip }: Asker, typed: string): Promise<void> {
      if (!takesPasswords(await links.settings.of(orgId))) throw new Problem(404, 'not_found');
      const email = normaliseIdentifier(typed);
      if (email === '') throw refusedField('email', 'blank');
      if (!isMailAddress(email)) throw refusedField('email', 'not_an_email');
      const admission = await limits.take(orgId, email, ip);
      if (admission === 'quiet') return;
      const owner = await repository.findOwner(orgId, { email });
      const token = newSecret();
      const query = new URLSearchParams({ user_id: owner?.id ?? '', hash: token });
      const page = await linkTo(links, orgId, locale, owner ? `${paths.resetPassword}?${query}` : paths.forgotPassword);
      const common = { orgId, locale: page.locale };
      await repository.addToken(
        { owner, tokenId: tokenIdOf(token), validMinutes, kept: linksPerAccount },
        owner
          ? { ...common, kind: 'password_reset', to: owner.email, values: { name: nameOf(owner), url: page.url, minutes: validMinutes } }
          : { ...common, kind: 'password_reset_unknown', to: email, values: { url: page.url } },
        !owner && admission === 'members' ? 'too many requests from one client' : undefined,
      );
    },
  };
}

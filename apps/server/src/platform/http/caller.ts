import type { FastifyRequest } from 'fastify';
import { type FormOfAddress, type Wording, wordingOf } from '@foyer/locales';
import type { Locale } from '../db/types.ts';
import { localeOf } from './locale.ts';
import type { OrgRef } from './operation.ts';
import type { Orgs } from '../orgs/orgs.ts';
import type { SettingsReader } from '../settings/settings-reader.ts';
import { Problem } from './problem.ts';
import type { ResolvedSession, SessionGate } from './session.ts';

/** Everything a request says about who asks: customer, language, session. */
export interface Caller {
  org: OrgRef;
  locale: Locale;
  /** How the customer's readers are addressed. */
  formOfAddress: FormOfAddress;
  /** The texts that follow from both. */
  wording: Wording;
  session: ResolvedSession | null;
  /** A session that waits for its member to agree to the terms; it opens nothing but what says so (`x-authz.beforeTerms`). */
  waiting: ResolvedSession | null;
}

/** Resolves a request's caller. */
export type ResolveCaller = (request: FastifyRequest) => Promise<Caller>;

/** Makes the resolver. A session of another customer's member counts as none. */
export function createResolveCaller(orgs: Orgs, sessions: SessionGate, settings: SettingsReader): ResolveCaller {
  // Who cannot be told how the customer speaks is still told what is wrong.
  const formOf = (orgId: string): Promise<FormOfAddress> =>
    settings.of(orgId).then(
      ({ formOfAddress }) => formOfAddress,
      () => 'formal',
    );

  return async (request) => {
    const [org, found] = await Promise.all([orgs.byHost(request.host), sessions.resolve(request)]);
    if (found?.apiKey && found.me.orgId !== org.id) throw new Problem(401, 'api_key_refused');
    const own = found?.me.orgId === org.id ? found : null;
    const [session, waiting] = own?.awaitsTerms ? [null, own] : [own, null];
    const [locale, formOfAddress] = [localeOf(request, own?.me), await formOf(org.id)];
    return { org, session, waiting, locale, formOfAddress, wording: wordingOf(locale, formOfAddress) };
  };
}

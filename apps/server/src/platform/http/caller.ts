import type { FastifyRequest } from 'fastify';
import type { Locale } from '../db/types.ts';
import { localeOf } from './locale.ts';
import type { OrgRef } from './operation.ts';
import type { Orgs } from '../orgs/orgs.ts';
import type { ResolvedSession, SessionGate } from './session.ts';

/** Everything a request says about who asks: customer, language, session. */
export interface Caller {
  org: OrgRef;
  locale: Locale;
  session: ResolvedSession | null;
  /** A session that waits for its member to agree to the terms; it opens nothing but what says so (`x-authz.beforeTerms`). */
  waiting: ResolvedSession | null;
}

/** Resolves a request's caller. */
export type ResolveCaller = (request: FastifyRequest) => Promise<Caller>;

/** Makes the resolver. A session of another customer's member counts as none. */
export function createResolveCaller(orgs: Orgs, sessions: SessionGate): ResolveCaller {
  return async (request) => {
    const [org, found] = await Promise.all([orgs.byHost(request.host), sessions.resolve(request)]);
    const own = found?.me.orgId === org.id ? found : null;
    const [session, waiting] = own?.awaitsTerms ? [null, own] : [own, null];
    return { org, session, waiting, locale: localeOf(request, own?.me) };
  };
}

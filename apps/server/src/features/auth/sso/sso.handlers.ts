import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Locale } from '../../../db/types.ts';
import { safePath } from '../../../http/links.ts';
import { isLocale } from '../../../http/locale.ts';
import type { Handlers, OperationInput } from '../../../http/operation.ts';
import { type AuthParts, enter } from '../auth.handlers.ts';
import { awaitsTerms } from '../terms.ts';
import type { SsoAccounts } from './sso.accounts.ts';
import { SsoFailure } from './sso.failure.ts';
import type { SsoProvider } from './sso.provider.ts';
import type { SsoStates } from './sso.state.ts';

interface SsoParts extends AuthParts {
  config: Pick<Config, 'publicUrl'>;
  provider: SsoProvider;
  accounts: SsoAccounts;
  states: SsoStates;
  /** The hosts that belong to a customer. */
  hostsOf(orgId: string): Promise<string[]>;
}

const callback = '/api/v2/auth/mocs/callback';

/** Back to the portal with the reason; the log knows more. A fault of ours is logged as one. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, locale: Locale, path: string): FastifyReply {
  const reason = error instanceof SsoFailure ? error.reason : 'failed';
  if (error instanceof SsoFailure) request.log.warn({ reason, detail: error.message }, 'Single sign-on came to nothing');
  else request.log.error({ err: error }, 'Single sign-on failed');
  return reply.redirect(`/${locale}/login/failed?${new URLSearchParams({ reason, redirect: path }).toString()}`, 302);
}

/** The handlers of `startSso` and `finishSso`. Whatever happens, the browser gets somewhere. */
export function createSsoHandlers(parts: SsoParts): Pick<Handlers, 'startSso' | 'finishSso'> {
  const { config, settings, provider, accounts, states, service, cookie, external, hostsOf } = parts;

  type Input = Pick<OperationInput<'finishSso'>, 'org' | 'request'>;
  /** The portal's own address: the host asked for where it is the customer's, else the configured one. */
  async function originOf({ org, request }: Input): Promise<string> {
    const own = new URL(config.publicUrl);
    const asked = URL.parse(`${own.protocol}//${request.host}`);
    return asked && (await hostsOf(org.id)).includes(asked.hostname) ? asked.origin : own.origin;
  }

  async function ssoOf(orgId: string) {
    const { sso } = await settings.of(orgId);
    if (!sso) throw new SsoFailure('failed', 'There is no single sign-on here');
    return sso;
  }

  return {
    async startSso(input) {
      const { org, query, locale, request, reply } = input;
      const path = safePath(query.redirect);
      try {
        const sso = await ssoOf(org.id);
        const { url, round } = await provider.begin(sso, `${await originOf(input)}${callback}`);
        states.keep(reply, { orgId: org.id, issuer: sso.issuer, path, locale, ...round });
        return reply.redirect(url.href, 302);
      } catch (error) {
        return refuse(request, reply, error, locale, path);
      }
    },

    async finishSso(input) {
      const { org, request, reply } = input;
      const kept = states.take(request, reply, org.id);
      const chosen = request.cookies['language'];
      const locale = kept?.locale ?? (isLocale(chosen) ? chosen : input.locale);
      const path = kept?.path ?? '/';
      try {
        const sso = await ssoOf(org.id);
        if (!kept || kept.issuer !== sso.issuer || kept.state !== input.query.state) {
          throw new SsoFailure('expired', 'The answer does not belong to a login begun in this browser');
        }
        const identity = await provider.finish(sso, new URL(request.url, await originOf(input)), kept);
        const userId = await accounts.memberOf({ orgId: org.id, identity, createUsers: sso.createUsers, locale });
        const begun = await service.begin(userId, 'sso', {
          userAgent: request.headers['user-agent'],
          previousToken: cookie.read(request),
        });
        await enter(parts, reply, begun);
        const waiting = awaitsTerms(begun.signedIn.user, await settings.of(org.id));
        const outside = waiting ? null : await external.take(request, reply, org.id);
        return reply.redirect(outside ?? `/${locale}${path === '/' ? '' : path}`, 302);
      } catch (error) {
        return refuse(request, reply, error, locale, path);
      }
    },
  };
}

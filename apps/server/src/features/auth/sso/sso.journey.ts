import { type Identity, type ProviderClient, ProviderFailure, type ProviderSettings } from '@foyer/identity-providers';
import { localePath, paths, safePath } from '@foyer/links';
import { isLocale } from '@foyer/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import type { Locale } from '../../../platform/db/types.ts';
import type { OperationInput } from '../../../platform/http/operation.ts';
import { type AuthParts, enter } from '../auth.handlers.ts';
import { awaitsTerms } from '../terms.ts';
import type { AccountWish, SsoAccounts } from './sso.accounts.ts';
import { SsoFailure } from './sso.failure.ts';
import type { SsoState, SsoStates } from './sso.state.ts';

interface JourneyParts extends AuthParts {
  config: Pick<Config, 'publicUrl'>;
  provider: ProviderClient;
  accounts: SsoAccounts;
  states: SsoStates;
  /** The hosts that belong to a customer. */
  hostsOf(orgId: string): Promise<string[]>;
}

type Asked = Pick<OperationInput<'finishSso'>, 'org' | 'locale' | 'request' | 'reply'>;
type Begun = Asked & { query: { redirect?: string } };
type Back = Asked & { query: { state?: string } };

/** One of the customer's providers with the rules for who comes by it. */
export interface Way extends Pick<AccountWish, 'admits' | 'unvouched'> {
  provider: ProviderSettings;
  /** What marks the sessions that begin here. */
  via: 'sso' | 'social';
  /** Adds what came beside the provider's signed answer. */
  complete?(identity: Identity): Identity;
  /** Sends the mail that confirms an address which the provider does not vouch for. */
  confirmByMail?(identity: Identity, email: string, locale: Locale): Promise<void>;
}

/** Which provider is meant, and how it is found in the customer's settings; `way` throws `SsoFailure` where there is none. */
export interface Destination {
  id: ProviderSettings['id'];
  callback: string;
  way(): Promise<Way>;
}

/** Back to the portal with the reason; the log knows more. A fault of ours is logged as one. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown, { id, ...to }: { id: string; locale: Locale; path: string }) {
  const known = error instanceof SsoFailure || error instanceof ProviderFailure;
  const reason = known ? error.reason : 'failed';
  if (known) request.log.warn({ reason, detail: error.message, provider: id }, 'Single sign-on came to nothing');
  else request.log.error({ err: error }, 'Single sign-on failed');
  const query = new URLSearchParams({ reason, redirect: to.path, ...(id !== 'sso' && { network: id }) });
  return reply.redirect(`${localePath(to.locale, paths.loginFailed)}?${query.toString()}`, 302);
}

/** The way to a provider and back, which is the same for all of them. Whatever happens, the browser gets somewhere. */
export function createJourneys(parts: JourneyParts) {
  const { config, settings, provider, accounts, states, service, cookie, external, hostsOf } = parts;

  /** The portal's own address: the host asked for where it is the customer's, else the configured one. */
  async function originOf({ org, request }: Asked): Promise<string> {
    const own = new URL(config.publicUrl);
    const asked = URL.parse(`${own.protocol}//${request.host}`);
    return asked && (await hostsOf(org.id)).includes(asked.hostname) ? asked.origin : own.origin;
  }

  /** Begins the session and says where it goes on. */
  async function letIn(input: Asked, userId: string, via: Way['via'], home: string): Promise<string> {
    const { org, request, reply } = input;
    const begun = await service.begin(userId, via, { userAgent: request.headers['user-agent'], previousToken: cookie.read(request) });
    await enter(parts, reply, begun);
    const waiting = awaitsTerms(begun.signedIn.user, await settings.of(org.id));
    return (waiting ? null : await external.take(request, reply, org.id)) ?? home;
  }

  /** Checks the answer and says where the browser goes on. */
  async function arrive(input: Back, { id, way }: Destination, kept: SsoState | undefined, locale: Locale): Promise<string> {
    const { org, request } = input;
    const { provider: asked, via, complete, confirmByMail, ...rules } = await way();
    if (!kept || kept.provider !== id || kept.issuer !== asked.issuer || kept.state !== input.query.state) {
      throw new SsoFailure('expired', 'The answer does not belong to a login begun in this browser');
    }
    const answered = await provider.finish(asked, new URL(request.url, await originOf(input)), kept);
    const identity = complete?.(answered) ?? answered;
    const found = await accounts.memberOf({ orgId: org.id, identity, locale, ...rules });
    if ('memberId' in found) return letIn(input, found.memberId, via, localePath(locale, kept.path));
    await confirmByMail!(identity, found.unconfirmed, locale);
    return `${localePath(locale, paths.registration)}?step=mailbox`;
  }

  return {
    /** Sends the browser to the provider. */
    async start(input: Begun, { id, callback, way }: Destination): Promise<FastifyReply> {
      const { org, query, locale, request, reply } = input;
      const path = safePath(query.redirect);
      try {
        const { provider: asked } = await way();
        const { url, round } = await provider.begin(asked, `${await originOf(input)}${callback}`);
        states.keep(reply, { orgId: org.id, provider: id, issuer: asked.issuer, path, locale, ...round });
        return reply.redirect(url.href, 302);
      } catch (error) {
        return refuse(request, reply, error, { id, locale, path });
      }
    },

    /** Takes the provider's answer. */
    async finish(input: Back, destination: Destination): Promise<FastifyReply> {
      const { org, request, reply } = input;
      const kept = states.take(request, reply, org.id);
      const chosen = request.cookies['language'];
      const locale = kept?.locale ?? (isLocale(chosen) ? chosen : input.locale);
      try {
        return reply.redirect(await arrive(input, destination, kept, locale), 302);
      } catch (error) {
        return refuse(request, reply, error, { id: destination.id, locale, path: kept?.path ?? '/' });
      }
    },
  };
}

/** See `createJourneys`. */
export type Journeys = ReturnType<typeof createJourneys>;

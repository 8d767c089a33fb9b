import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { type AuthKit, enter, presentSession, type RegisterIdentity } from '../auth/index.ts';
import { registerByService } from './registration.by-service.ts';
import { createRegistrationLimits } from './registration.limits.ts';
import { createRegistrationRepository } from './registration.repository.ts';
import { newSecret } from '../../shared/identity/mailed-links.address.ts';
import { createRegistrationService, validHours } from './registration.service.ts';

const secretForm = /^[\w-]{43}$/;

/** The cookie by which a browser that registered is known again: when it asks for the mail once more, and when it follows the link. */
function createBrowserCookie({ secure }: Pick<Context['config'], 'secure'>) {
  const name = secure ? '__Host-foyer_registration' : 'foyer_registration';
  const flags = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const read = (request: FastifyRequest): string | undefined => {
    const secret = request.cookies[name];
    return secret !== undefined && secretForm.test(secret) ? secret : undefined;
  };
  return {
    read,
    /** The browser's secret, made where it has none; kept as long as a link is good. */
    ensure(request: FastifyRequest, reply: FastifyReply): string {
      const secret = read(request) ?? newSecret();
      reply.setCookie(name, secret, { ...flags, maxAge: validHours * 60 * 60 });
      return secret;
    },
    clear: (reply: FastifyReply) => void reply.clearCookie(name, flags),
  };
}

/** What registering gives the application. */
export interface Registration {
  handlers: Pick<Handlers, 'register' | 'resendConfirmation' | 'confirmRegistration'>;
  registerIdentity: RegisterIdentity;
}

/** Builds the feature. */
export function createRegistration(context: Context, auth: AuthKit): Registration {
  const browserCookie = createBrowserCookie(context.config);
  const parts = {
    ...{ config: context.config, settings: context.settings, passwords: auth.passwords, throttle: auth.throttle, begin: auth.begin },
    orgs: createOrgs(context),
    repository: createRegistrationRepository(context.db),
    limits: createRegistrationLimits(context.pool),
  };
  const service = createRegistrationService(parts);
  const handlers: Registration['handlers'] = {
    register: ({ body, org, locale, request, reply }) =>
      service.register({ orgId: org.id, ip: request.ip, browser: browserCookie.ensure(request, reply) }, body, locale),

    resendConfirmation: ({ org, request, reply }) =>
      service.resend({ orgId: org.id, ip: request.ip, browser: browserCookie.ensure(request, reply) }),

    async confirmRegistration({ body, org, locale, request, reply }) {
      const begun = await service.confirm({
        orgId: org.id,
        ip: request.ip,
        browser: browserCookie.read(request),
        body,
        userAgent: request.headers['user-agent'],
        previousToken: auth.cookie.read(request),
      });
      await enter(auth, reply, begun);
      browserCookie.clear(reply);
      return presentSession(context, begun.signedIn, { org, locale, request });
    },
  };
  return {
    handlers,
    registerIdentity: ({ org, request, reply }, newcomer) =>
      registerByService(parts, { orgId: org.id, ip: request.ip, browser: browserCookie.ensure(request, reply) }, newcomer),
  };
}

import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../db/types.ts';
import type { Csrf } from '../../http/csrf.ts';
import { defaultLocale, isLocale } from '../../http/locale.ts';
import type { Handlers } from '../../http/operation.ts';
import { toSession } from './auth.presenter.ts';
import type { AuthService } from './auth.service.ts';
import { readIdentifier } from './identifier.ts';
import type { SessionCookie } from './session-cookie.ts';
import { lifetimeMs, type Sessions, type SignedIn } from './sessions.service.ts';

/** What the handlers translate between. */
export interface AuthParts {
  service: AuthService;
  sessions: Sessions;
  cookie: SessionCookie;
  csrf: Csrf;
}

/** The language chosen in this browser, else the member's own, else German. */
function selectedLanguage(request: FastifyRequest, signedIn: SignedIn | null): Locale {
  const chosen = request.cookies['language'];
  return isLocale(chosen) ? chosen : (signedIn?.me.language ?? defaultLocale);
}

/** The handlers of `login`, `logout` and `getCurrentUser`. */
export function createAuthHandlers({ service, sessions, cookie, csrf }: AuthParts): Pick<Handlers, 'login' | 'logout' | 'getCurrentUser'> {
  return {
    async login({ body, org, locale, request, reply }) {
      const { token, signedIn } = await service.login({
        orgId: org.id,
        identifier: readIdentifier(body),
        password: body.password,
        ip: request.ip,
        userAgent: request.headers['user-agent'],
        previousToken: cookie.read(request),
      });
      cookie.set(reply, token, lifetimeMs / 1000);
      csrf.renewCookie(reply, signedIn.sessionId);
      return toSession(signedIn, locale, selectedLanguage(request, signedIn));
    },

    async logout({ locale, request, reply }) {
      await service.logout(cookie.read(request));
      cookie.clear(reply);
      csrf.renewCookie(reply, null);
      return toSession(null, locale, selectedLanguage(request, null));
    },

    async getCurrentUser({ me, locale, request, reply }) {
      const token = cookie.read(request);
      const signedIn = (me && token && (await sessions.find(token))) || null;
      csrf.ensureCookie(request, reply, signedIn?.sessionId ?? null);
      return toSession(signedIn, locale, selectedLanguage(request, signedIn));
    },
  };
}

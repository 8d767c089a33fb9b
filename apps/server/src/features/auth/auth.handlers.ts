import type { Schemas } from '@foyer/api';
import { defaultLocale, isLocale } from '@foyer/locales';
import { takesPasswords } from '@foyer/settings';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../platform/db/types.ts';
import type { Csrf } from '../../platform/http/csrf.ts';
import type { Handlers, OperationInput } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SettingsReader } from '../../platform/settings/settings-reader.ts';
import { toSession } from './auth.presenter.ts';
import type { AuthService, Begun } from './auth.service.ts';
import type { Devices } from './devices.ts';
import type { ExternalRedirect } from './external-redirect.ts';
import { readIdentifier } from '../../shared/identity/identifier.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SignedIn } from './session-lookup.ts';
import { lifetimeMs } from './session.lifetime.ts';
import type { Sessions } from './sessions.service.ts';
import type { SignedOutMark } from './signed-out.ts';

/** What the handlers translate between. */
export interface AuthParts {
  service: AuthService;
  sessions: Sessions;
  cookie: SessionCookie;
  devices: Devices;
  signedOut: SignedOutMark;
  csrf: Csrf;
  settings: SettingsReader;
  external: ExternalRedirect;
}

/** The language chosen in this browser, else the member's own, else German. */
function selectedLanguage(request: FastifyRequest, signedIn: SignedIn | null): Locale {
  const chosen = request.cookies['language'];
  return isLocale(chosen) ? chosen : (signedIn?.me.language ?? defaultLocale);
}

/** A request for the session: whose customer, and in which language. */
export type SessionRequest = Pick<OperationInput<'login'>, 'org' | 'locale' | 'request'>;

/** The session of a request as the contract has it; anonymous for null. */
export async function presentSession(
  { settings }: Pick<AuthParts, 'settings'>,
  signedIn: SignedIn | null,
  { org, locale, request }: SessionRequest,
): Promise<Schemas['Session']> {
  return toSession(signedIn, locale, selectedLanguage(request, signedIn), await settings.of(org.id));
}

/** Gives the browser a session that has just begun. Where the member has a password, the browser is known to the account from now on. */
export async function enter(
  { cookie, devices, signedOut, csrf }: Pick<AuthParts, 'cookie' | 'devices' | 'signedOut' | 'csrf'>,
  reply: FastifyReply,
  { token, signedIn }: Begun,
): Promise<void> {
  if (signedIn.user.hasPassword) await devices.remember(reply, signedIn.user.id);
  cookie.set(reply, token, lifetimeMs / 1000);
  signedOut.clear(reply);
  csrf.renewCookie(reply, signedIn.sessionId);
}

/** The handlers of `login`, `logout`, `acceptTerms` and `getCurrentUser`. */
export function createAuthHandlers(parts: AuthParts): Pick<Handlers, 'login' | 'logout' | 'acceptTerms' | 'getCurrentUser'> {
  const { service, sessions, cookie, devices, signedOut, csrf, settings, external } = parts;

  const present = (signedIn: SignedIn | null, input: SessionRequest) => presentSession(parts, signedIn, input);

  /** The session as the login leaves it: once it is open, with the address outside that the visitor came from. */
  async function presentBegun(
    signedIn: SignedIn,
    input: SessionRequest & Pick<OperationInput<'login'>, 'reply'>,
  ): Promise<Schemas['Session']> {
    const session = await present(signedIn, input);
    if (session.status === 'anonymous') return session;
    return { ...session, location: await external.take(input.request, input.reply, input.org.id) };
  }

  const signedInOf = async (request: FastifyRequest): Promise<SignedIn | undefined> => {
    const token = cookie.read(request);
    return token === undefined ? undefined : sessions.find(token);
  };

  return {
    async login(input) {
      const { body, org, request, reply } = input;
      const customer = await settings.of(org.id);
      if (!takesPasswords(customer)) throw new Problem(404, 'not_found');
      const begun = await service.login({
        orgId: org.id,
        identifier: readIdentifier(body),
        password: body.password,
        ip: request.ip,
        devices: devices.read(request),
        userAgent: request.headers['user-agent'],
        previousToken: cookie.read(request),
        acceptTerms: body.agb_nda_accepted === true,
        termsVersion: body.terms_version,
        settings: customer,
      });
      await enter(parts, reply, begun);
      return presentBegun(begun.signedIn, input);
    },

    async logout(input) {
      await service.logout(cookie.read(input.request));
      // Before the CSRF cookie, by whose change other tabs look.
      signedOut.set(input.reply);
      cookie.clear(input.reply);
      csrf.renewCookie(input.reply, null);
      return present(null, input);
    },

    async acceptTerms(input) {
      const { body, org, request, reply } = input;
      const signedIn = await signedInOf(request);
      // Ended since the request was let in.
      if (!signedIn) throw new Problem(401, 'unauthenticated');
      const begun = await service.acceptTerms({
        signedIn,
        userId: body.user_id,
        termsVersion: body.terms_version,
        settings: await settings.of(org.id),
        userAgent: request.headers['user-agent'],
      });
      if (begun) await enter(parts, reply, begun);
      return presentBegun(begun?.signedIn ?? signedIn, input);
    },

    async getCurrentUser(input) {
      const { me, org, query, request, reply } = input;
      const signedIn = (me && (await signedInOf(request))) || null;
      csrf.ensureCookie(request, reply, signedIn?.sessionId ?? null);
      const session = await present(signedIn, input);
      const address = await external.check(query.redirect, org.id);
      if (address && session.status === 'authenticated') return { ...session, location: address };
      if (address) external.keep(reply, address);
      return session;
    },
  };
}

import { offeredSocial, type SocialNetwork, socialProvider } from '@foyer/identity-providers';
import type { Context } from '../../../platform/context.ts';
import type { Handlers, OperationInput } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { admits, readEmail } from '../../../shared/identity/registration.rules.ts';
import type { NewcomerByService } from './newcomer-by-service.ts';
import { cleanName, createSentName } from './social.name.ts';
import { SsoFailure } from './sso.failure.ts';
import type { Destination, Journeys } from './sso.journey.ts';

type Asked = Pick<OperationInput<'finishSocialLogin'>, 'org' | 'request' | 'reply'>;

/** Registers a person with an address that a mail has to confirm. */
export type RegisterIdentity = (input: Asked, newcomer: NewcomerByService) => Promise<void>;

const tooMany = (error: unknown): never => {
  if (error instanceof Problem && error.status === 429) throw new SsoFailure('attempts', 'Too many registrations');
  throw error;
};

/** The handlers of `startSocialLogin`, `finishSocialLogin` and `forwardSocialLogin`: services that people have an account with anyway. */
export function createSocialHandlers(
  { config, settings }: Pick<Context, 'config' | 'settings'>,
  journeys: Journeys,
  register: RegisterIdentity,
): Pick<Handlers, 'startSocialLogin' | 'finishSocialLogin' | 'forwardSocialLogin'> {
  const sentName = createSentName(config);
  const callbackOf = (network: SocialNetwork): string => `/api/v2/auth/social/${network}/callback`;

  const service = (input: Asked, network: SocialNetwork): Destination => ({
    id: network,
    callback: callbackOf(network),
    async way() {
      const { signup } = await settings.of(input.org.id);
      const entry = offeredSocial(signup).find((one) => one.network === network);
      if (!entry) throw new SsoFailure('failed', `There is no login through ${network} here`);
      const name = sentName.take(input.request, input.reply);
      return {
        provider: socialProvider(entry),
        via: 'social',
        admits: (email) => signup.active && admits(signup.domains, email),
        unvouched: 'mail',
        complete: (identity) => ({ ...identity, ...cleanName(identity.firstname ? identity : (name ?? identity)) }),
        async confirmByMail({ issuer, subject, firstname, lastname }, address, locale) {
          const email = readEmail(address);
          if (!email) throw new SsoFailure('address', 'The address is none that mails are sent to');
          await register(input, { email, firstname, lastname, locale, identity: { provider: network, issuer, subject } }).catch(tooMany);
        },
      };
    },
  });

  return {
    startSocialLogin: (input) => journeys.start(input, service(input, input.params.network)),
    finishSocialLogin: (input) => journeys.finish(input, service(input, input.params.network)),

    // From another site's page the browser brings no cookies; sent on to the same address by GET, it does.
    async forwardSocialLogin({ params, body, reply }) {
      const { state = '', code, error, user } = body;
      sentName.keep(reply, state, user);
      const answer = new URLSearchParams({ state, ...(code !== undefined && { code }), ...(error !== undefined && { error }) });
      return reply.redirect(`${callbackOf(params.network)}?${answer.toString()}`, 303);
    },
  };
}

import type { Schemas } from '../factories/overrides.ts';
import { aSession, userSessions } from '../factories/people.ts';
import { failing, mock, problem } from './mock.ts';

/** Opens the session that waits, for its own user. */
export const acceptTerms = (session: Schemas['Session'] = aSession()) =>
  mock('acceptTerms', ({ body }) => (body.user_id === session.user?.user_id ? session : problem(404, 'not_found')));
export const acceptTermsFails = failing('acceptTerms');

/** Lists the devices and remembers which were signed out. */
export function sessionCalls(initial: Schemas['UserSession'][] = userSessions()) {
  let kept = initial;
  return [
    mock('listSessions', () => kept),
    mock('endOtherSessions', () => {
      kept = kept.filter(({ current }) => current);
      return null;
    }),
    mock('endSession', ({ path }) => {
      if (!kept.some(({ id }) => id === path['id'])) return problem(404, 'not_found');
      kept = kept.filter(({ id }) => id !== path['id']);
      return null;
    }),
  ];
}
const redirectTo = (location: string) => new Response(null, { status: 302, headers: { location } });

export const startSso = () => mock('startSso', () => redirectTo('/de_DE'));
export const startSsoFails = () => mock('startSso', () => redirectTo('/de_DE/login/failed?reason=unavailable'));

export const finishSso = () => mock('finishSso', () => redirectTo('/de_DE'));
export const finishSsoFails = () => mock('finishSso', () => redirectTo('/de_DE/login/failed?reason=denied'));

export const startSocialLogin = () => mock('startSocialLogin', () => redirectTo('/de_DE'));
export const startSocialLoginFails = () =>
  mock('startSocialLogin', () => redirectTo('/de_DE/login/failed?reason=unavailable&network=google'));

export const finishSocialLogin = () => mock('finishSocialLogin', () => redirectTo('/de_DE'));
export const finishSocialLoginFails = () => mock('finishSocialLogin', () => redirectTo('/de_DE/login/failed?reason=denied&network=google'));

export const forwardSocialLogin = () =>
  mock('forwardSocialLogin', () => new Response(null, { status: 303, headers: { location: '/api/v2/auth/social/apple/callback' } }));

export const listSessionsFails = failing('listSessions');
export const endSessionFails = failing('endSession');
export const endOtherSessionsFails = failing('endOtherSessions');

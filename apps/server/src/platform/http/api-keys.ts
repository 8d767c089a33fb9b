import type { Operation } from './operations.ts';
import { Problem } from './problem.ts';
import type { ApiKeyBinding, ResolvedSession } from './session.ts';

/** Those in which an account may use the permissions that it has: in all others it is a member like any other. */
const withPowers = /^(?:studio|accounts):/;

/** Lets a key in, as what its scope makes of its account. Throws `Problem(403)` for operations that are not for keys, or for others than this one. */
export function admitApiKey(
  { apiScope }: Pick<Operation, 'apiScope'>,
  session: ResolvedSession,
  { scopes }: ApiKeyBinding,
): ResolvedSession {
  if (apiScope === undefined) throw new Problem(403, 'not_for_api_keys');
  if (apiScope !== null && !scopes.includes(apiScope)) throw new Problem(403, 'api_scope_missing', { values: { scope: apiScope } });
  return withPowers.test(apiScope ?? '') ? session : { ...session, me: { ...session.me, permissions: [], adminUrl: null } };
}

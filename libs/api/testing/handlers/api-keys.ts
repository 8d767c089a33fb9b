import { anApiKey, anApiKeyList, anApiKeyToken, someApiKeys, someStudioApiKeys } from '../factories/api-keys.ts';
import type { Schemas } from '../factories/overrides.ts';
import { mock, problem } from './mock.ts';

/** API keys; what is made and revoked stays so, as with the server. */
export function apiKeyCalls() {
  let own = someApiKeys();
  let all = someStudioApiKeys();
  const add = (to: Schemas['ApiKey'][], { key, token }: Schemas['ApiKeyToken']) => {
    to.unshift(key);
    return { key, token };
  };
  return [
    mock('getApiKey', () => anApiKey()),
    mock('listApiKeys', () => anApiKeyList({ results: own })),
    mock('createApiKey', ({ body: { name, scopes } }) => add(own, anApiKeyToken({ name, scopes }))),
    mock('deleteApiKey', ({ path }) => {
      own = own.filter(({ id }) => id !== path['id']);
      return null;
    }),
    mock('listStudioApiKeys', () => anApiKeyList({ results: all })),
    mock('createStudioApiKey', ({ body: { name, scopes } }) => add(all, anApiKeyToken({ kind: 'organisation', name, scopes }))),
    mock('deleteStudioApiKey', ({ path }) => {
      all = all.filter(({ id }) => id !== path['id']);
      return null;
    }),
  ];
}

export const listApiKeys = (list: Partial<Schemas['ApiKeys']>) => mock('listApiKeys', () => anApiKeyList(list));
export const listStudioApiKeys = (list: Partial<Schemas['ApiKeys']>) => mock('listStudioApiKeys', () => anApiKeyList(list));
/** The password is wrong. */
export const createApiKeyRefuses = mock('createApiKey', () =>
  problem(400, 'validation_failed', {
    errors: [{ field: 'current_password', code: 'wrong_password', message: 'That is not your password.' }],
  }),
);

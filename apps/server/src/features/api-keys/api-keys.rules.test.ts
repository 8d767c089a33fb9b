import { describe, expect, it } from 'vitest';
import { listOperations } from '../../platform/http/operations.ts';
import { readSpecification } from '../../platform/http/specification.ts';
import { apiScopes, isOfUse, keyFaults, scopesFor } from './api-keys.rules.ts';

const specification = readSpecification();
const operations = listOperations(specification);

describe('the scopes', () => {
  it('are those of the contract, each opens something, and no operation asks for another', () => {
    expect(specification.components.schemas['ApiScope']).toMatchObject({ enum: apiScopes });
    const asked = new Set(operations.flatMap(({ apiScope }) => apiScope ?? []));
    expect([...asked].toSorted()).toEqual(apiScopes.toSorted());
  });

  it('to read open nothing that writes, but for the steps of an upload', () => {
    const wrong = operations.filter(({ apiScope, write }) => apiScope && apiScope.endsWith(':write') !== write);
    expect(wrong.map(({ id }) => id)).toEqual(['getUpload']);
  });

  it('never open what makes or ends keys, sessions and what signs members in', () => {
    const closed = operations.filter(({ path }) =>
      /^\/(auth|embed|studio\/(embed_sites|api_keys|webhooks)|user\/me\/(api_keys|sessions))/.test(path),
    );
    expect(closed.filter(({ apiScope }) => apiScope !== undefined).map(({ id }) => id)).toEqual([]);
    expect(closed.length).toBeGreaterThan(25);
  });

  it('of the customer’s keys leave out what is a member’s alone', () => {
    const own = scopesFor('personal').filter((scope) => !scopesFor('organisation').includes(scope));
    expect(own).toEqual(['activities:read', 'activities:write', 'chat:read', 'chat:write']);
  });
});

it.each([
  [[], ['media:write']],
  [['editor'], ['media:write', 'studio:read', 'studio:write']],
  [['users'], ['media:write', 'accounts:read', 'accounts:write']],
])('with %j are of use from media on: %j', (permissions, expected) => {
  const last = apiScopes.slice(apiScopes.indexOf('media:write'));
  expect(last.filter((scope) => isOfUse(scope, permissions))).toEqual(expected);
});

it.each([
  ['a good one', 'personal', { name: 'Dienstplan', scopes: ['news:read', 'chat:read'] }, []],
  ['blanks for a name', 'personal', { name: ' ', scopes: ['news:read'] }, [{ field: 'name', code: 'blank' }]],
  ['an unknown scope', 'personal', { name: 'a', scopes: ['news:read', 'news:admin'] }, [{ field: 'scopes.1', code: 'invalid' }]],
  ['letters for the customer', 'organisation', { name: 'a', scopes: ['chat:read'] }, [{ field: 'scopes.0', code: 'invalid' }]],
] as const)('%s', (_name, kind, { name, scopes }, faults) => expect(keyFaults({ name, scopes: [...scopes] }, kind)).toEqual(faults));

import { describe, expect, it } from 'vitest';
import { Problem } from '../../platform/http/problem.ts';
import { readIdentifier } from './identifier.ts';

const refusal = (body: Parameters<typeof readIdentifier>[0]): Problem => {
  try {
    readIdentifier(body);
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error('Expected a refusal');
};

describe('the identifier of a login', () => {
  it.each([
    ['a user name', { username: 'member' }, 'member'],
    ['an e-mail address', { email: 'annika@aurelia.example' }, 'annika@aurelia.example'],
    ['an address sent as user name', { username: 'annika@aurelia.example' }, 'annika@aurelia.example'],
    ['capitals', { username: 'MemBer' }, 'member'],
    ['spaces around', { username: '  member\t' }, 'member'],
    ['full-width letters', { username: 'ｍｅｍｂｅｒ' }, 'member'],
    ['a decomposed umlaut', { username: 'mu\u0308ller' }, 'm\u00fcller'],
  ])('takes %s', (_, body, expected) => {
    expect(readIdentifier(body)).toBe(expected);
  });

  it.each<[string, Parameters<typeof readIdentifier>[0], ...[field: string, code: string][]]>([
    ['no one', {}, ['email', 'required'], ['username', 'required']],
    ['both', { email: 'a@b.example', username: 'a' }, ['email', 'invalid'], ['username', 'invalid']],
    ['spaces alone', { username: ' \u00a0 ' }, ['username', 'blank']],
  ])('refuses %s', (_, body, ...errors) => {
    const { status, code, errors: found } = refusal(body);
    expect({ status, code, found }).toEqual({
      status: 400,
      code: 'validation_failed',
      found: errors.map(([field, rule]) => ({ field, code: rule })),
    });
  });
});

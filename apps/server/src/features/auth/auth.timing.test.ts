import { afterAll, expect, it } from 'vitest';
import { ids, password } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { tryLogin } from './auth.test-helpers.ts';
import { hashPassword } from '../../shared/identity/password.ts';

const server = await testServer();
afterAll(() => server.close());

const rounds = 24;

/** What else the machine does only ever adds to a time, so the faster half's middle says most. */
const typical = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)]!;

it('the time of an answer does not reveal who exists', async () => {
  const person = { orgId: ids.org, firstname: 'A', lastname: 'B' };
  await server.database.db.insert(users).values([
    {
      ...person,
      id: 'u-disabled',
      username: 'disabled',
      email: 'd@aurelia.example',
      passwordHash: await hashPassword(password),
      active: false,
    },
    { ...person, id: 'u-sso', username: 'sso', email: 's@aurelia.example', passwordHash: null },
  ]);
  const bodies = {
    known: { username: 'member', password: 'wrong' },
    unknown: { username: 'nobody', password },
    disabled: { username: 'disabled', password },
    passwordless: { username: 'sso', password },
  };
  const browser = await server.guest();
  const times = new Map(Object.keys(bodies).map((name) => [name, [] as number[]]));
  // Interleaved, so that whatever else the machine does meets all of them; each round with counts of its own because of the throttle.
  for (let round = 0; round < rounds; round += 1) {
    await server.database.db.delete(loginAttempts);
    for (const [name, body] of Object.entries(bodies)) {
      const start = performance.now();
      const answer = await tryLogin(browser, body, `192.0.2.${round + 1}`);
      times.get(name)!.push(performance.now() - start);
      expect(answer.statusCode).toBe(401);
    }
  }
  const typicals = [...times.values()].map(typical);
  // Without the work of hashing an answer takes a fifth of the time or less.
  expect(Math.max(...typicals) / Math.min(...typicals)).toBeLessThan(2);
});

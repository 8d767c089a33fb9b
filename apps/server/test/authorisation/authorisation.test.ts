// @embedded: every operation on the one connection
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../src/platform/http/operations.ts';
import { readSpecification } from '../../src/platform/http/specification.ts';
import { testServer, type TestServer } from '../harness.ts';
import { type Actor, actors, addActors, browserOf } from './actors.ts';
import { type Case, matrix } from './matrix.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await addActors(server);
});
afterAll(() => server.close());

const operations = listOperations(readSpecification());

/** Whose session counts as none. */
const keptOut: readonly Actor[] = ['guest', 'stranger', 'deactivated', 'waiting'];

function expected(member: boolean, { answers }: Case, actor: Actor): number {
  const own = answers[actor];
  if (own !== undefined && !(member && keptOut.includes(actor) && actor !== 'waiting')) return own;
  return member && keptOut.includes(actor) ? 401 : answers.others;
}

it('has a row for every operation and no others', () => {
  expect(Object.keys(matrix).sort()).toEqual(operations.map(({ id }) => id).sort());
  for (const [id, cases] of Object.entries(matrix)) expect(cases, id).not.toHaveLength(0);
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, { authz }) => {
  const cases = matrix[id as keyof typeof matrix] ?? [];

  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const answered: Partial<Record<Actor, number>> = {};
    for (const actor of actors) {
      const browser = await browserOf(server, actor);
      const call = typeof one.call === 'function' ? await one.call({ server, actor, browser }) : one.call;
      answered[actor] = (await browser.send(call)).statusCode;
    }
    expect(answered).toEqual(Object.fromEntries(actors.map((actor) => [actor, expected(authz.actor === 'member', one, actor)])));
  });
});

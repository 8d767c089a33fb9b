import type { InjectOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { listOperations, type Operation } from '../src/platform/http/operations.ts';
import { readSpecification } from '../src/platform/http/specification.ts';
import type { Browser } from './browser.ts';
import { ids } from './fixture.ts';
import { testServer } from './harness.ts';

const server = await testServer();
afterAll(() => server.close());

const member = await server.login('member');
const operations = listOperations(readSpecification());

const long = 'x'.repeat(5_000);
const nul = '\0';

const pathValues = [
  '..',
  '%2e%2e%2fetc',
  '%00',
  '%',
  '%zz',
  '%ff',
  "'; drop table users; --",
  long.slice(0, 90),
  long,
  '🙂',
  '-1',
  'null',
  '%2F',
];
const queries = [
  'locale=xx',
  'locale=de_DE&locale=fr_FR',
  'locale[]=de_DE',
  'page=0&limit=0',
  'page=-1',
  'page=1.5',
  'page=1e99',
  'page=9999999999999999999999',
  'page=NaN',
  'page=1e309',
  'page=Infinity',
  'page=-Infinity',
  'limit=1e309',
  'limit=Infinity',
  'v=1e309',
  'limit=101',
  'limit[]=1',
  'type=news&id=%00',
  'type=news&id=',
  `type=news&id=${'a'.repeat(65)}`,
  'type=page&id=a',
  'filters=x',
  'filters[category]=a',
  'filters[category][]=%00',
  'filters[category][][][][][]=a',
  `${Array.from({ length: 30 }, () => 'filters[category][]=a').join('&')}`,
  'filters[__proto__][polluted]=1',
  'filters[other]=1',
  '__proto__[polluted]=1',
  'constructor[prototype][polluted]=1',
  'w=481',
  'w=abc',
  '%',
  '%zz=%zz',
  '&&&===',
  `${'a=1&'.repeat(500)}`,
];

const validBodies: Record<string, Record<string, unknown>> = {
  login: { username: 'nobody', password: 'wrong' },
  addCartItem: { product_id: 'product-1', key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77' },
  setCartItem: { quantity: 1 },
  createComment: { type: 'news', id: ids.news.newest, text: 'a', key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77' },
  setLike: { type: 'news', id: ids.news.newest, like: true },
  setCongratulation: { congratulate: true },
};
const oddValues = [null, true, -1, 1e308, [], {}, '', nul, `a${nul}b`, '\ud800', long, { $gt: '' }, [[[[]]]]];

/** Bodies that break an operation's schema in one place each. */
function bodiesFor({ id }: Operation): string[] {
  const valid = validBodies[id];
  if (!valid) return [];
  const changed = Object.keys(valid).flatMap((field) => [
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)),
    ...oddValues.map((value) => ({ ...valid, [field]: value })),
  ]);
  const raw = [
    '',
    '{',
    'null',
    '[]',
    '"a"',
    '1',
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    `${'['.repeat(20_000)}`,
  ];
  return [...raw, ...[...changed, { ...valid, unknown: 1 }, { ...valid, [nul]: 1 }].map((body) => JSON.stringify(body))];
}

const urlOf = ({ path }: Operation, value = 'a'): string => path.replace(/{\w+}/g, value);
const json = { 'content-type': 'application/json' };

/** Every malformed request to one operation. */
function* requestsTo(operation: Operation): Generator<InjectOptions> {
  const method = operation.method as InjectOptions['method'];
  const payload = validBodies[operation.id];
  if (operation.path.includes('{')) for (const value of pathValues) yield { method, url: urlOf(operation, value), payload };
  for (const query of queries) yield { method, url: `${urlOf(operation)}?${query}`, payload };
  for (const body of bodiesFor(operation)) yield { method, url: urlOf(operation), headers: json, payload: body };
  if (payload) {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'nonsense',
      'application/json; charset=utf-16',
    ]) {
      yield { method, url: urlOf(operation), headers: { 'content-type': type }, payload: 'a=1' };
    }
    yield { method, url: urlOf(operation) };
    yield { method, url: urlOf(operation), headers: json, payload: JSON.stringify({ ...payload, text: 'x'.repeat(200_000) }) };
  }
  for (const headers of [
    { cookie: 'foyer_session=%00; =;;; a' },
    { 'accept-language': '\u00ff;q=x' },
    { host: '' },
    { 'x-csrf-token': long },
  ]) {
    yield { method, url: urlOf(operation), headers, payload };
  }
}

async function check(browser: Browser, request: InjectOptions): Promise<number> {
  const answer = await browser.send(request);
  const shown = `${request.method} ${String(request.url).slice(0, 200)} ${JSON.stringify(request.payload ?? '').slice(0, 200)} → ${answer.body.slice(0, 300)}`;
  expect(answer.statusCode, shown).toBeLessThan(500);
  if (answer.statusCode >= 400) {
    expect(answer.headers['content-type'], shown).toContain('application/problem+json');
    const problem = answer.json<{ status: number; title: string; detail: string; code: string }>();
    expect(problem.status, shown).toBe(answer.statusCode);
    expect(problem.title && problem.detail && problem.code, shown).toBeTruthy();
  }
  return answer.statusCode;
}

const until = (moment: string): InjectOptions => ({ method: 'POST', url: '/activities/mark_as_read', payload: { until: moment } });

describe('malformed requests', () => {
  it.each(operations.filter(({ id }) => id !== 'logout').map((operation) => [operation.id, operation] as const))(
    'to %s are refused in the problem form, never with a 5xx',
    { timeout: 60_000 },
    async (_id, operation) => {
      const guest = await server.guest();
      const statuses = new Set<number>();
      // A guest may log in, which would renew the member's cookies; each has a browser of its own.
      for (const request of requestsTo(operation)) statuses.add(await check(operation.authz.actor === 'member' ? member : guest, request));
      expect([...statuses].some((status) => status >= 400)).toBe(true);
    },
  );

  it('leave no trace in the prototype of objects', () => {
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([
    ['too large a body', { method: 'POST', url: '/comments', payload: { text: 'x'.repeat(200_000) } }, 413, 'payload_too_large'],
    [
      'a foreign type',
      { method: 'POST', url: '/comments', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'unsupported_media_type',
    ],
    ['broken JSON', { method: 'POST', url: '/comments', headers: json, payload: '{"a":' }, 400, 'malformed_json'],
    ['a bad address', { method: 'GET', url: '/news/%zz' }, 400, 'malformed_request'],
    [
      'a NUL',
      { method: 'POST', url: '/comments', payload: { ...validBodies['createComment'], text: `a${nul}` } },
      400,
      'validation_failed',
    ],
    ['an unknown query value', { method: 'GET', url: '/news?page=0' }, 400, 'validation_failed'],
    ['a page beyond numbers', { method: 'GET', url: '/news?page=1e309' }, 400, 'validation_failed'],
    ['endless entries', { method: 'GET', url: '/news?limit=Infinity' }, 400, 'validation_failed'],
    ['a leap second', until('2026-12-31T23:59:60Z'), 400, 'validation_failed'],
    ['the year 0', until('0000-01-01T00:00:00Z'), 400, 'validation_failed'],
    ['the last year there is', until('9999-12-31T23:59:59.999Z'), 400, 'validation_failed'],
    ['a host that is none', { method: 'GET', url: '/settings', headers: { host: 'a b' } }, 400, 'malformed_request'],
    ['an unknown method', { method: 'PUT', url: '/settings', payload: {} }, 404, 'not_found'],
  ] as [string, InjectOptions, number, string][])('with %s answer %j', async (_name, request, status, code) => {
    const answer = await member.send(request);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
  });
});

describe('well-formed moments', () => {
  it.each(['2026-11-18T09:00:00.123456789Z', '2026-11-18T09:00:00+05:30', '0001-01-01T00:00:00Z', '9998-12-31T23:59:59.999Z'])(
    'such as %s are taken',
    async (moment) => {
      expect((await member.send(until(moment))).statusCode).toBe(200);
    },
  );
});

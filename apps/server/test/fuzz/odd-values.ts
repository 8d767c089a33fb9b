import fc, { type Arbitrary } from 'fast-check';
import { ids } from '../fixture.ts';

/** A placeholder for a number that JSON can write and JavaScript cannot hold. */
export const tooBig = '@@1e309@@';

const long = 'x'.repeat(5_000);
/** Numbers as a query has them: without end, beyond every bound, none at all. */
export const edgeNumbers = ['1e309', '-1e309', 'Infinity', 'NaN', '1e300', '-1', '0', '1.5', '0x10', '9'.repeat(30)] as const;
export const oddNumbers: Arbitrary<string> = fc.constantFrom(...edgeNumbers);

/** Moments and days: some that there are not, some at the edges of what can be stored, some that are merely unusual. */
export const edgeMoments = [
  '2026-12-31T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '2026-11-18T09:00:00.123456789Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-18T09:00:00+23:59',
  '2026-02-30T00:00:00Z',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
] as const;
export const oddMoments: Arbitrary<string> = fc.constantFrom(...edgeMoments);

const words = [
  '',
  ' ',
  '\0',
  `a\0b`,
  '\ud800',
  '🙂',
  '..',
  "' or 1=1 --",
  '<script>',
  '{{7*7}}',
  '%',
  '_',
  '\\',
  '__proto__',
  'constructor',
  'toString',
  long,
];
const ofOthers = [ids.news.otherOrg, ids.users.outsider, ids.news.future, ids.groups.closed];

/** Texts that addresses, queries and headers break at: numbers without end, dates that there are not, bytes that are no text, others' ids. */
export const oddTexts: Arbitrary<string> = fc.oneof(
  oddNumbers,
  oddMoments,
  fc.constantFrom('99999999999999999~a', 'null', 'true', '[]', '{}'),
  fc.constantFrom(...words),
  fc.constantFrom(...ofOthers),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Parts of addresses as they are sent, not encoded. */
export const oddAddressParts: Arbitrary<string> = fc.oneof(
  fc.constantFrom('%', '%zz', '%00', '%ff', '%E0%A4%A', '%2F', '..', '%2e%2e%2fetc', '.', ';a=b', '%F0%9F%99%82', long.slice(0, 90), long),
  oddTexts.map((text) => encodeURIComponent(text.toWellFormed())),
);

const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) as unknown;

/** Values in place of those a body should hold. */
export const oddValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e300, Number.MAX_SAFE_INTEGER + 1, tooBig, [], {}, [null], { $gt: '' }, deep, {
    toString: 1,
  }),
  oddTexts,
  fc.array(oddTexts, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no JSON of an object, with what they say they are. */
export const oddBodies: Arbitrary<{ type: string; text: string }> = fc.oneof(
  fc.record({
    type: fc.constant('application/json'),
    text: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"a"',
      '1',
      '1e309',
      '{"__proto__":{"polluted":1}}',
      '{"a":1,"a":2}',
      '['.repeat(20_000),
      `{"a":"${long.repeat(30)}"}`,
    ),
  }),
  fc.record({
    type: fc.constantFrom(
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      'nonsense',
      'application/json; charset=utf-16',
    ),
    text: fc.constantFrom('', 'a=1', '{}'),
  }),
);

/** Headers that a client may get wrong, or that another site's page sends; `refused` names those that no write may pass with. */
export const oddHeaders: Arbitrary<{ headers: Record<string, string>; refused: boolean }> = fc.oneof(
  fc
    .constantFrom<Record<string, string>>(
      { 'x-csrf-token': '' },
      { 'x-csrf-token': long },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    )
    .map((headers) => ({ headers, refused: true })),
  fc
    .constantFrom<Record<string, string>>(
      { host: 'a b' },
      { host: '[::1' },
      { host: 'unheard-of.example' },
      { 'x-forwarded-host': 'a b' },
      { 'x-forwarded-for': "1.2.3.4'; --" },
      { 'accept-language': '\u00ff;q=x' },
      { 'accept-language': long },
      { 'if-none-match': '"' },
      { range: 'bytes=9-1' },
      { range: 'bytes=0-99999999999999999999' },
      { 'if-modified-since': '0000-01-01' },
      { expect: 'x' },
      { 'content-length': '-1' },
    )
    .map((headers) => ({ headers, refused: false })),
);

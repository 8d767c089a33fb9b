import { expect, it } from 'vitest';
import { validatorCompiler } from './compilers.ts';

const judge = (schema: object, httpPart: string, value: unknown): boolean => {
  const validate = validatorCompiler({ schema: { type: 'object', properties: { value: schema } }, method: 'GET', url: '/', httpPart });
  return validate({ value }) as boolean;
};

const page = { type: 'integer', minimum: 1, maximum: 100_000 };

it.each(['1e309', '-1e309', 'Infinity', '-Infinity', 'NaN', '1e300', '1.5', '', 'x', '0', '100001'])(
  'the number "%s" of a query is refused',
  (text) => {
    expect(judge(page, 'querystring', text)).toBe(false);
  },
);

it.each([Infinity, -Infinity, NaN, '1'])('the number %s of a body is refused', (number) => {
  expect(judge(page, 'body', number)).toBe(false);
});

it.each(['1', '100000'])('the number "%s" of a query is taken', (text) => expect(judge(page, 'querystring', text)).toBe(true));

const moments: [string, boolean][] = [
  ['2026-11-18T09:00:00Z', true],
  ['2026-11-18T09:00:00.123456789Z', true],
  ['2026-11-18T09:00:00+05:30', true],
  ['2026-11-18t09:00:00z', true],
  ['0001-01-01T00:00:00Z', true],
  ['2026-12-31T23:59:60Z', false],
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00+01:00', false],
  ['9999-12-31T23:59:59.999Z', false],
  ['2026-02-30T00:00:00Z', false],
  ['2026-11-18T09:00:00', false],
  ['2026-11-18', false],
];
it.each(moments)('the moment %s: %j', (text, taken) => expect(judge({ type: 'string', format: 'date-time' }, 'body', text)).toBe(taken));

const days: [string, boolean][] = [
  ['2024-02-29', true],
  ['0000-01-01', false],
  ['2026-02-29', false],
  ['9999-12-31', false],
];
it.each(days)('the day %s: %j', (text, taken) => expect(judge({ type: 'string', format: 'date' }, 'body', text)).toBe(taken));

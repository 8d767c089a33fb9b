import { expect, it } from 'vitest';
import { validatorCompiler } from './compilers.ts';
import { readSpecification } from './specification.ts';

type Schema = Record<string, unknown>;

const specification = readSpecification() as unknown as Schema;
const at = (pointer: string): Schema =>
  pointer
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key] as Schema, specification);
const follow = (schema: Schema): Schema => (typeof schema['$ref'] === 'string' ? follow(at(schema['$ref'])) : schema);

/** The numbers of a schema of a request, by their places. */
function numbersIn(given: Schema, path: string): [string, Schema][] {
  const schema = follow(given);
  const types = [schema['type']].flat();
  const own: [string, Schema][] = types.includes('integer') || types.includes('number') ? [[path, schema]] : [];
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as Schema[]);
  return [
    ...own,
    ...properties.flatMap(([name, value]) => numbersIn(value, `${path}.${name}`)),
    ...[...parts, ...[schema['items'] ?? []].flat()].flatMap((part) => numbersIn(part as Schema, path)),
  ];
}

/** Every number that a request may hold. */
function requestNumbers(): [string, Schema][] {
  const items = specification['paths'] as Record<string, Schema>;
  return Object.values(items).flatMap((item) =>
    Object.values(item).flatMap((value) => {
      const { operationId, parameters = [], requestBody } = value as { operationId?: string; parameters?: Schema[]; requestBody?: Schema };
      if (!operationId) return [];
      const body = (follow(requestBody ?? {})['content'] as { 'application/json'?: { schema: Schema } } | undefined)?.['application/json'];
      return [
        ...parameters.map(follow).flatMap(({ name, schema }) => numbersIn(schema as Schema, `${operationId} ${String(name)}`)),
        ...(body ? numbersIn(body.schema, operationId) : []),
      ];
    }),
  );
}

it('every number that a request may hold has bounds: without them 1e309 would be stored', () => {
  const numbers = requestNumbers();
  expect(numbers.length).toBeGreaterThan(20);
  const unbounded = numbers.filter(([, schema]) => !schema['enum'] && (schema['minimum'] === undefined || schema['maximum'] === undefined));
  expect(unbounded.map(([path]) => path)).toEqual([]);
});

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

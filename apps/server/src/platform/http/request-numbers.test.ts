import { expect, it } from 'vitest';
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

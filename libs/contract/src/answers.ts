import type { Operation, Specification } from './operations.ts';

type Schema = Record<string, unknown>;

/** Rules about values. Answers are ours: they are written, not judged, so that one odd value never costs the reader the whole answer. */
const rules = new Set([
  'pattern',
  'format',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'enum',
  'minItems',
  'maxItems',
  'description',
  'examples',
]);

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNull = (schema: Schema): boolean => schema['type'] === 'null';
const mapValues = (object: Schema, map: (value: Schema) => Schema): Schema =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value as Schema)]));

/**
 * The name of the schema of objects in which a property is this constant. The serialiser compiles what it refers to alone; what is within an answer
 * it compiles with all of that, which took the first dashboard after a start more than half a second.
 */
const conditionName = (key: string, constant: string): string => `${key}=${constant}`;

/** The schemas that an answer's schema names by `conditionName`. */
export function conditionsOf(schema: object): Record<string, Schema> {
  const names = JSON.stringify(schema).matchAll(/"if":\{"\$ref":"([^"=]+)=([^"]+)"\}/g);
  return Object.fromEntries(
    [...names].map(([, key, constant]) => {
      const $id = conditionName(key!, constant!);
      return [$id, { $id, type: 'object', properties: { [key!]: { const: constant } } }];
    }),
  );
}

/** Makes the reader of the contract's answer schemas in the form the serialiser is quick with. */
function createReader({ components }: Specification) {
  function follow(ref: string, path: readonly string[]): Schema {
    const name = ref.split('/').pop()!;
    if (path.includes(name)) throw new Error(`The schema ${name} contains itself; answers of that kind cannot be serialised yet.`);
    return read(components.schemas[name]!, [...path, name]);
  }
  /** One of several, distinguished by a constant: the serialiser compares one property instead of trying each schema in turn. */
  function union(branches: Schema[], key: string, path: readonly string[]): Schema {
    return branches
      .map((branch) => read(branch, path))
      .reduceRight<Schema>(
        (rest, branch) => {
          const { const: constant } = (branch['properties'] as Record<string, Schema>)[key]!;
          if (typeof constant !== 'string') throw new Error(`A choice by "${key}" needs texts to distinguish its schemas.`);
          return { type: 'object', if: { $ref: conditionName(key, constant) }, then: branch, else: rest };
        },
        { type: 'object' },
      );
  }
  function oneOf(schema: Schema, path: readonly string[]): Schema {
    const branches = schema['oneOf'] as Schema[];
    const real = branches.filter((branch) => !isNull(branch));
    const nullable = real.length < branches.length ? { nullable: true } : {};
    const key = (schema['discriminator'] as { propertyName: string } | undefined)?.propertyName;
    if (key) return { ...union(real, key, path), ...nullable };
    if (real.length === 1) return { ...read(real[0]!, path), ...nullable };
    throw new Error(`A choice of ${real.length} schemas needs a discriminator to be serialised.`);
  }
  function read(schema: Schema, path: readonly string[] = []): Schema {
    if (typeof schema['$ref'] === 'string') return follow(schema['$ref'], path);
    if (schema['oneOf']) return oneOf(schema, path);
    const kept = Object.entries(schema).filter(([key]) => !rules.has(key));
    return Object.fromEntries(
      kept.map(([key, value]) => {
        if (key === 'properties') return [key, mapValues(value as Schema, (property) => read(property, path))];
        return [key, isSchema(value) ? read(value, path) : value];
      }),
    );
  }
  return read;
}

/** The JSON answers of every operation, by its id, as Fastify takes them for `schema.response`. Only declared fields are written. */
export function answerSchemas(specification: Specification, operations: readonly Operation[]): Map<string, Schema> {
  const read = createReader(specification);
  const answers = ({ responses }: Operation): Schema =>
    Object.fromEntries(
      Object.entries(responses).flatMap(([status, { content = {} }]) => {
        const json = Object.entries(content).filter(([type]) => type.endsWith('json'));
        const byType = Object.fromEntries(json.map(([type, { schema }]) => [type, { schema: read(schema) }]));
        return json.length > 0 ? [[status, { content: byType }]] : [];
      }),
    );
  return new Map(operations.map((operation) => [operation.id, answers(operation)]));
}

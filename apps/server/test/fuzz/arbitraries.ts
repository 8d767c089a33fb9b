import fc, { type Arbitrary } from 'fast-check';
import { follow, type Schema } from './contract.ts';
import { knownValues } from './known.ts';

/** Longer texts are slow and find no more; the odd values hold some. */
const usualLength = 60;

/** Where a value is: its name and the operation's path, from which the ids that fit follow. */
export interface Place {
  name: string;
  path: string;
}

const isoMoment = (time: number): string => new Date(time).toISOString();
const moments = fc.integer({ min: Date.parse('1970-01-01'), max: Date.parse('2100-01-01') }).map(isoMoment);

const formats: Record<string, Arbitrary<string>> = {
  'date-time': fc.oneof(
    moments,
    moments.map((text) => text.replace('Z', '456789Z')),
    moments.map((text) => text.replace('Z', '+05:30')),
  ),
  date: moments.map((text) => text.slice(0, 10)),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  uri: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  // Any bytes, and a list of people with any words in it.
  byte: fc.oneof(
    fc.base64String({ minLength: 4, maxLength: usualLength }),
    fc
      .array(fc.string(), { maxLength: 6 })
      .map((cells) => Buffer.from(`username,email,firstname,lastname\n${cells.join()}`).toString('base64')),
  ),
};

function texts({ format, pattern, minLength = 0, maxLength: given }: Schema): Arbitrary<string> {
  // What a pattern asks for may be longer than is usual.
  const maxLength = given ?? (pattern ? Infinity : usualLength);
  const fits = (text: string): boolean => [...text].length >= minLength && [...text].length <= maxLength;
  const known = format && formats[format];
  if (known) return known.filter(fits);
  if (pattern && pattern !== String.raw`\S`) return fc.stringMatching(new RegExp(pattern)).filter(fits);
  const max = Math.max(minLength, Math.min(maxLength, usualLength));
  const written = fc
    .oneof(...(['grapheme', 'grapheme-ascii'] as const).map((unit) => fc.string({ unit, minLength, maxLength: max })))
    .filter(fits);
  return pattern ? written.filter((text) => /\S/.test(text)) : written;
}

function objects({ properties = {}, required = [], minProperties = 0 }: Schema, path: string): Arbitrary<object> {
  const parts = Object.entries(properties).map(([name, schema]) => [name, fromSchema(schema, { name, path })] as const);
  return fc
    .record(Object.fromEntries(parts), { requiredKeys: [...required], noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= minProperties);
}

function arrays({ items = {}, minItems = 0, maxItems = 3, uniqueItems }: Schema, place: Place): Arbitrary<unknown[]> {
  const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 3)) };
  const item = fromSchema(items, place);
  return uniqueItems ? fc.uniqueArray(item, { ...size, selector: (value) => JSON.stringify(value) }) : fc.array(item, size);
}

function ofType(type: string, schema: Schema, place: Place): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      // Versions begin at the smallest number, and what was made from an older one is refused.
      return fc.oneof(fc.constant(schema.minimum ?? 0), fc.integer({ min: schema.minimum, max: schema.maximum }));
    case 'number':
      return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
    case 'array':
      return arrays(schema, place);
    case 'object':
      return objects(schema, place.path);
    default:
      return texts(schema);
  }
}

/** Values that a schema of the contract allows: what its rules describe, its examples, and ids of things that there are. */
export function fromSchema(given: Schema, place: Place): Arbitrary<unknown> {
  const schema = follow(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return fc.oneof(...branches.map((branch) => fromSchema(branch, place)));
  const types = [schema.type ?? 'string'].flat();
  const made = fc.oneof(...types.map((type) => ofType(type, schema, place)));
  const known = types.includes('string') ? knownValues(place.name, place.path) : undefined;
  // The key of a write is made once: with the same one again the answer would be the first write's.
  const examples =
    schema.format !== 'uuid' && (schema.examples ?? []).length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...schema.examples!) }] : [];
  const ids = known ? [{ weight: 6, arbitrary: fc.constantFrom(...known) }] : [];
  return fc.oneof({ weight: 2, arbitrary: made }, ...examples, ...ids);
}

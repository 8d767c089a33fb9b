import fc, { type Arbitrary } from 'fast-check';
import { follow, type FuzzedOperation, type Parameter, type Schema } from './contract.ts';
import {
  edgeMoments,
  edgeNumbers,
  oddAddressParts,
  oddBodies,
  oddHeaders,
  oddMoments,
  oddNumbers,
  oddTexts,
  oddValues,
} from './odd-values.ts';

/** Any value of a body. */
export type Value = unknown;

/** A request before it is written. */
export interface Parts {
  path: Record<string, string>;
  query: [name: string, value: string][];
  body: Value;
  raw?: { type: string; text: string };
  headers: Record<string, string>;
  crossSite: boolean;
  /** What of the body is changed after it was made. */
  touched: boolean;
}

/** Breaks a request in one place. */
export type Mutation = (parts: Parts) => Parts;

/** As part of an address. */
export const encode = (value: string): string => encodeURIComponent(value.toWellFormed());

interface Change {
  value?: Value;
  /** Takes the place of a moment or a day, where something of its kind is asked for. */
  moment: string;
  fitting: boolean;
  drop: boolean;
  /** The field to add. */
  name?: string;
}

const inPlaceOf = (found: Value, { value, moment, fitting }: Change): Value =>
  fitting && typeof found === 'string' && /^\d{4}-\d\d-\d\d/.test(found) ? moment : value;

/** Changes one place of a body: a field is replaced, dropped or added, also in objects below. */
function changed(body: Value, picks: readonly number[], change: Change): Value {
  if (typeof body !== 'object' || body === null) return change.value;
  const entries = Object.entries(body);
  const [pick = 0, ...rest] = picks;
  if (change.name !== undefined || entries.length === 0) return { ...body, [change.name ?? 'unknown']: change.value };
  const [key, inner] = entries[pick % entries.length]!;
  const next = rest.length > 0 && typeof inner === 'object' && inner !== null ? changed(inner, rest, change) : inPlaceOf(inner, change);
  const kept =
    change.drop && rest.length === 0
      ? entries.filter(([name]) => name !== key)
      : entries.map(([name, value]) => [name, name === key ? next : value]);
  return Array.isArray(body) ? kept.map(([, value]) => value as Value) : Object.fromEntries(kept as [string, Value][]);
}

const bodyChange: Arbitrary<Mutation> = fc
  .record({
    moment: oddMoments,
    fitting: fc.boolean(),
    picks: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }),
    value: oddValues,
    drop: fc.boolean(),
    name: fc.option(fc.constantFrom('unknown', 'id', 'user_id', 'org_id', '__proto__', 'permissions'), { nil: undefined, freq: 4 }),
  })
  .map(({ picks, ...change }) => (parts: Parts) => ({ ...parts, body: changed(parts.body, picks, change), touched: true }));

const texts: Schema = { type: 'string' };

/** A value in place of a parameter's; half of those in place of numbers and moments are odd ones of their kind. */
function oddQueryValue(given: Schema): Arbitrary<string> {
  const { type, format } = follow(given);
  const any = fc.oneof(oddTexts.map(encode), fc.constantFrom('%', '%zz', '%00', '%ff'));
  if (type === 'integer' || type === 'number') return fc.oneof(oddNumbers, any);
  return format?.startsWith('date') ? fc.oneof(oddMoments.map(encode), any) : any;
}

/** Everything that may be broken about an operation's request. */
export function mutationsOf({ parameters, body, write }: FuzzedOperation): Arbitrary<Mutation> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const others = ['unknown', 'locale', '__proto__[a]', 'filters[a][]'].map((name) => ({ name, schema: texts }));
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const oneOf = (some: readonly Pick<Parameter, 'name' | 'schema'>[]): Arbitrary<{ name: string; value: string }> =>
    fc.oneof(...some.map(({ name, schema }) => fc.record({ name: fc.constant(name), value: oddQueryValue(schema) })));
  const query = fc
    .record({
      odd: known.length > 0 ? fc.oneof({ weight: 3, arbitrary: oneOf(known) }, oneOf(others)) : oneOf(others),
      keep: fc.nat(4).map((number) => number === 4),
    })
    .map(({ odd: { name, value }, keep }) => (parts: Parts): Parts => ({
      ...parts,
      query: [...(keep ? parts.query : parts.query.filter(([other]) => other !== name)), [`raw:${name}`, value]],
    }));
  const header = oddHeaders.map(({ headers, refused }) => (parts: Parts): Parts => ({
    ...parts,
    headers: { ...parts.headers, ...headers },
    crossSite: parts.crossSite || refused,
  }));
  const address = fc
    .record({ name: fc.constantFrom(...inPath, ''), value: oddAddressParts })
    .map(({ name, value }) => (parts: Parts): Parts => ({
      ...parts,
      path: name ? { ...parts.path, [name]: value } : parts.path,
      touched: true,
    }));
  const raw = oddBodies.map((made) => (parts: Parts): Parts => ({ ...parts, raw: made, touched: true }));
  return fc.oneof(
    { weight: 3, arbitrary: query },
    { weight: 2, arbitrary: header },
    ...(inPath.length > 0 ? [{ weight: 2, arbitrary: address }] : []),
    ...(body ? [{ weight: 5, arbitrary: bodyChange }] : []),
    ...(write ? [{ weight: 1, arbitrary: raw }] : []),
  );
}

const formatOf = (schema: Schema): string => follow(schema).format ?? '';
const isNumber = (schema: Schema): boolean => ['integer', 'number'].includes(String(follow(schema).type));

/** What has broken handlers before, each by itself: numbers in the query and moments in the body that are beyond what can be stored. */
export function knownBreaks({ parameters, body }: FuzzedOperation): Mutation[] {
  const numbers = parameters.filter((parameter) => parameter.in === 'query' && isNumber(parameter.schema));
  const moments = Object.entries(body ? (follow(body).properties ?? {}) : {}).filter(([, schema]) => formatOf(schema).startsWith('date'));
  return [
    ...numbers.flatMap(({ name }) => edgeNumbers.map((value) => (parts: Parts): Parts => ({ ...parts, query: [[name, value]] }))),
    ...moments.flatMap(([name]) =>
      edgeMoments.map((value) => (parts: Parts): Parts => ({
        ...parts,
        body: { ...(parts.body as object), [name]: value },
        touched: true,
      })),
    ),
  ];
}

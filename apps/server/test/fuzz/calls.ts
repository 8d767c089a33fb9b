import fc, { type Arbitrary } from 'fast-check';
import { type Actor, actors } from '../authorisation/actors.ts';
import { fromSchema } from './arbitraries.ts';
import { formType, type FuzzedOperation, type Parameter } from './contract.ts';
import { encode, knownBreaks, type Mutation, mutationsOf, type Parts, type Value } from './mutations.ts';
import { tooBig } from './odd-values.ts';

/** One call of an operation, as it is sent. */
export interface FuzzCall {
  actor: Actor;
  /** Below `/api/v2`. */
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  /** The client's address: many, so that limits by address stay out of the way. */
  address: string;
  /** The values in path and body; none where one of them was changed. */
  values: readonly Value[];
  /** Nothing was changed about it. */
  asDescribed: boolean;
  /** It was sent as another site's page would send it: no write may pass. */
  crossSite: boolean;
}

/** A query parameter as the contract writes it: lists repeat, objects of lists are in brackets. */
function written(name: string, value: Value): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item: Value) => written(`${name}[]`, item));
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, item]) => written(`${name}[${key}]`, item));
  return [[name, String(value)]];
}

/** What is signed for one address: no guess is right, and one that is wrong would hide all that comes after it. Changed calls send it. */
const unguessable = new Set(['grant']);

const inPlace = (parameters: readonly Parameter[], where: Parameter['in'], path: string): Arbitrary<Record<string, Value>> => {
  const found = parameters.filter((parameter) => parameter.in === where && !unguessable.has(parameter.name));
  return fc.record(Object.fromEntries(found.map(({ name, schema }) => [name, fromSchema(schema, { name, path })])), {
    requiredKeys: found.filter(({ required }) => required).map(({ name }) => name),
    noNullPrototype: true,
  });
};

const valid = ({ parameters, path, body }: FuzzedOperation): Arbitrary<Parts> =>
  fc
    .record({
      path: inPlace(parameters, 'path', path),
      query: inPlace(parameters, 'query', path),
      body: body ? fromSchema(body, { name: '', path }) : fc.constant(undefined),
    })
    .map((made) => ({
      path: Object.fromEntries(Object.entries(made.path).map(([name, value]) => [name, encode(String(value))])),
      query: Object.entries(made.query).flatMap(([name, value]) => written(name, value)),
      body: made.body,
      headers: {},
      crossSite: false,
      touched: false,
    }));

const jsonOf = (body: Value): string | undefined =>
  body === undefined ? undefined : JSON.stringify(body)?.replaceAll(`"${tooBig}"`, '1e309');

/** A form's fields as a browser sends them: those of objects and lists as their words. */
const formOf = (body: Value): string | undefined =>
  body === undefined
    ? undefined
    : new URLSearchParams(
        Object.entries(typeof body === 'object' && body !== null ? body : { value: body }).map(([name, value]): [string, string] => [
          name.toWellFormed(),
          (typeof value === 'string' ? value : (jsonOf(value) ?? '')).toWellFormed(),
        ]),
      ).toString();

function valuesOf(value: Value): readonly Value[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [value];
}

function sent(
  { path, form }: Pick<FuzzedOperation, 'path' | 'form'>,
  { path: given, query, body, raw, headers, crossSite, touched }: Parts,
  { actor, address, asDescribed }: Pick<FuzzCall, 'actor' | 'asDescribed'> & { address: number },
): FuzzCall {
  const pairs = query.map(([name, value]) => (name.startsWith('raw:') ? `${name.slice(4)}=${value}` : `${encode(name)}=${encode(value)}`));
  const payload = raw ? raw.text : (form ? formOf : jsonOf)(body);
  const type = raw?.type ?? (payload === undefined ? undefined : form ? formType : 'application/json');
  return {
    actor,
    url: `${path.replace(/{(\w+)}/g, (_, name: string) => given[name] ?? 'a')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    headers: { ...(type ? { 'content-type': type } : {}), ...headers },
    payload,
    address: `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
    values: touched ? [] : [...Object.values(given), ...valuesOf(body)],
    crossSite,
    asDescribed,
  };
}

/** Calls of an operation by every actor: half of them as the contract describes them, half changed in one to three places. */
export function callsTo(operation: FuzzedOperation): Arbitrary<FuzzCall> {
  const some = fc.oneof(fc.constant<Mutation[]>([]), fc.array(mutationsOf(operation), { minLength: 1, maxLength: 3 }));
  return fc
    .record({
      parts: valid(operation),
      mutations: some,
      actor: fc.constantFrom(...actors, 'member' as const, 'editor' as const, 'superadmin' as const),
      address: fc.nat(0xff_ff_ff),
    })
    .map(({ parts, mutations, actor, address }) =>
      sent(
        operation,
        mutations.reduce((made, mutate) => mutate(made), parts),
        { actor, address, asDescribed: mutations.length === 0 },
      ),
    );
}

/** Calls that are tried first, by those who may do most: one as the contract describes it, and each of what has broken handlers before. */
export function firstCallsTo(operation: FuzzedOperation): FuzzCall[] {
  const [parts] = fc.sample(valid(operation), { seed: 1, numRuns: 1 });
  const by = { actor: 'superadmin', address: 0 } as const;
  return [
    sent(operation, parts!, { ...by, asDescribed: true }),
    ...knownBreaks(operation).map((mutate, address) => sent(operation, mutate(parts!), { ...by, address, asDescribed: false })),
  ];
}

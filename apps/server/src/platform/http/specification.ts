import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRateClass, type RateClass } from './rates.ts';

/** Who may call an operation (`x-authz`). Rules beyond the actor are the feature's. */
export interface Authz {
  actor: 'guest' | 'member';
  /** Refused when another site's page makes the call. */
  sameOrigin?: boolean;
  /** False for a write that mail programs or other sites' forms make, without a CSRF token: see the operation for what proves it. */
  csrf?: false;
  /** A session that waits for its member to agree to the terms counts as well; for every other operation it is none. */
  beforeTerms?: boolean;
}

/** An answer of an operation: a schema per content type. */
export interface Answer {
  content?: Record<string, { schema: Record<string, unknown> }>;
}

interface OperationObject {
  operationId?: string;
  'x-authz'?: Authz;
  'x-rate'?: RateClass;
  'x-max-body'?: number;
  responses: Record<string, Answer>;
}

/** The parts of an OpenAPI document that mounting needs. */
export interface Specification {
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, Record<string, unknown>>;
    responses?: Record<string, Answer>;
  };
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  authz: Authz;
  /** How often a member may do it. Every write has a class; reads have none. */
  rate?: RateClass;
  /** The largest body it takes, in bytes, where that is less than usual. */
  maxBody?: number;
  /** The status of the one success answer; 302 or 303 where the browser is sent elsewhere, 101 where the connection becomes a socket. */
  status: number;
  /** It changes something: POST, PUT, PATCH, DELETE. */
  write: boolean;
  /** Its answers by status, and `default`. */
  responses: Record<string, Answer>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
const writes = new Set(['put', 'post', 'delete', 'patch']);

/** Reads the bundled contract. */
export function readSpecification(): Specification {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@foyer/api/openapi.json')), 'utf8')) as Specification;
}

let bundled: Specification | undefined;

/** The bundled contract, read once per process: all applications share it, so no one may change it. */
export const bundledSpecification = (): Specification => (bundled ??= readSpecification());

const refName = (ref: string): string => ref.split('/').pop()!;

function answersOf({ responses }: OperationObject, { components }: Specification): Record<string, Answer> {
  const resolve = (answer: Answer & { $ref?: string }): Answer => (answer.$ref ? components.responses![refName(answer.$ref)]! : answer);
  return Object.fromEntries(Object.entries(responses).map(([status, answer]) => [status, resolve(answer)]));
}

function toOperation(method: string, path: string, value: OperationObject, specification: Specification): Operation {
  const responses = answersOf(value, specification);
  return {
    id: value.operationId ?? `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    authz: value['x-authz']!,
    rate: value['x-rate'],
    maxBody: value['x-max-body'],
    status: Number(Object.keys(responses).find((code) => /^(101|[23])/.test(code))),
    write: writes.has(method),
    responses,
  };
}

function faultOf({ id, authz, status, write, rate }: Operation, index: number, all: readonly Operation[]): string[] {
  if (id.includes(' ')) return [`${id} has no operationId`];
  if (!authz) return [`${id} does not say in x-authz who may call it`];
  if (write && !isRateClass(rate)) return [`${id} does not say in x-rate how often it may be called`];
  if (Number.isNaN(status)) return [`${id} has no success answer`];
  return all.findIndex((other) => other.id === id) < index ? [`${id} names two operations`] : [];
}

/** Lists the contract's operations. Throws one error naming every operation without `operationId`, `x-authz` or success answer, and every write without `x-rate`. */
export function listOperations(specification: Specification): Operation[] {
  const operations = Object.entries(specification.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, value]) => toOperation(method, path, value as OperationObject, specification)),
  );
  const faults = operations.flatMap(faultOf);
  if (faults.length > 0) throw new Error(`The contract is incomplete: ${faults.join('; ')}.`);
  return operations;
}

/** Throws unless handlers and operations match one to one. */
export function checkHandlers(operations: readonly Operation[], handlers: object): void {
  const ids = new Set(operations.map(({ id }) => id));
  const missing = [...ids].filter((id) => typeof (handlers as Record<string, unknown>)[id] !== 'function');
  const surplus = Object.keys(handlers).filter((id) => !ids.has(id));
  const faults = [
    ...(missing.length > 0 ? [`no handler for ${missing.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`no operation for the handler ${surplus.join(', ')}`] : []),
  ];
  if (faults.length > 0) throw new Error(`Contract and handlers differ: ${faults.join('; ')}.`);
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Who may call an operation (`x-authz`). Rules beyond the actor are the feature's. */
export interface Authz {
  actor: 'guest' | 'member';
  /** Refused when another site's page makes the call. */
  sameOrigin?: boolean;
}

interface OperationObject {
  operationId?: string;
  'x-authz'?: Authz;
  responses: Record<string, unknown>;
}

/** The parts of an OpenAPI document that mounting needs. */
export interface Specification {
  paths: Record<string, Record<string, unknown>>;
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  authz: Authz;
  /** The status of the one success answer. */
  status: number;
  /** It changes something: POST, PUT, PATCH, DELETE. */
  write: boolean;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
const writes = new Set(['put', 'post', 'delete', 'patch']);

/** Reads the bundled contract. */
export function readSpecification(): Specification {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@foyer/api/openapi.json')), 'utf8')) as Specification;
}

const successStatus = (responses: Record<string, unknown>): number => Number(Object.keys(responses).find((code) => code.startsWith('2')));

/** Lists the contract's operations. Throws one error naming every operation without `operationId`, `x-authz` or success answer. */
export function listOperations(specification: Specification): Operation[] {
  const faults: string[] = [];
  const operations = Object.entries(specification.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, value]) => {
        const { operationId, 'x-authz': authz, responses } = value as OperationObject;
        const status = successStatus(responses);
        if (!operationId) faults.push(`${method.toUpperCase()} ${path} has no operationId`);
        else if (!authz) faults.push(`${operationId} does not say in x-authz who may call it`);
        else if (Number.isNaN(status)) faults.push(`${operationId} has no success answer`);
        return { id: operationId!, method: method.toUpperCase(), path, authz: authz!, status, write: writes.has(method) };
      }),
  );
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

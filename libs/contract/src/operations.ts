/** An answer of an operation: a schema per content type. */
interface Answer {
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { schema: Record<string, unknown> }>;
}

interface OperationObject {
  operationId?: string;
  requestBody?: { content?: Record<string, unknown> };
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

/** One operation of a contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The largest body it takes (`x-max-body`), in bytes, where that is another than usual. */
  maxBody?: number;
  /** Its body is bytes, which the handler reads as they come. */
  takesBytes: boolean;
  /** The status of the one success answer; 302 or 303 where the browser is sent elsewhere, 101 where the connection becomes a socket. */
  status: number;
  /** It changes something: POST, PUT, PATCH, DELETE. */
  write: boolean;
  /** Its answers by status, and `default`. */
  responses: Record<string, Answer>;
}

/** What an application's contract says of an operation by extensions of its own (`x-…`). */
export interface Extensions<Fields extends object> {
  /** Picks them from the operation as it is written. */
  read(written: Readonly<Record<string, unknown>>): Fields;
  /** What the contract fails to say, such as `does not say in x-rate how often it may be called`. */
  faultOf(operation: Operation & Fields): string | undefined;
}

/** The media type of bodies that are part of a file (tus 1.0). */
export const bytesType = 'application/offset+octet-stream';

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);
const writes = new Set(['put', 'post', 'delete', 'patch']);

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
    maxBody: value['x-max-body'],
    takesBytes: value.requestBody?.content?.[bytesType] !== undefined,
    status: Number(Object.keys(responses).find((code) => /^(101|[23])/.test(code))),
    write: writes.has(method),
    responses,
  };
}

/**
 * Lists a contract's operations with what the application reads of them. Throws one error naming every operation without `operationId` or success answer, and every
 * fault that the application finds.
 */
export function listOperations<Fields extends object>(
  specification: Specification,
  extensions: Extensions<Fields>,
): (Operation & Fields)[] {
  const operations = Object.entries(specification.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, value]) => ({
        ...toOperation(method, path, value as OperationObject, specification),
        ...extensions.read(value as Record<string, unknown>),
      })),
  );
  const faults = operations.flatMap((operation, index) => {
    const { id, status } = operation;
    if (id.includes(' ')) return [`${id} has no operationId`];
    const fault = extensions.faultOf(operation);
    if (fault) return [`${id} ${fault}`];
    if (Number.isNaN(status)) return [`${id} has no success answer`];
    return operations.findIndex((other) => other.id === id) < index ? [`${id} names two operations`] : [];
  });
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

import { listOperations, type Operation } from '../../src/platform/http/operations.ts';
import { readSpecification } from '../../src/platform/http/specification.ts';

/** A JSON schema of the contract, as far as requests use it. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  examples?: readonly unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  minProperties?: number;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

/** A parameter of an operation. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** An operation with what its requests hold. */
export interface FuzzedOperation extends Operation {
  parameters: readonly Parameter[];
  /** Undefined where it takes none. */
  body: Schema | undefined;
  /** The body is a form, not JSON. */
  form: boolean;
}

interface RequestObject {
  operationId?: string;
  parameters?: readonly (Parameter & { $ref?: string })[];
  requestBody?: { $ref?: string; content?: Record<string, { schema: Schema }> };
}

/** The media type of forms. */
export const formType = 'application/x-www-form-urlencoded';

const specification = readSpecification();

/** Follows references of the contract. */
export function follow<T extends { $ref?: string }>(value: T): T {
  if (!value.$ref) return value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], specification);
  return follow(found as T);
}

/** Every operation of the contract, by its requests. */
export function fuzzedOperations(): FuzzedOperation[] {
  const requests = new Map(
    Object.values(specification.paths)
      .flatMap((item) => Object.values(item) as RequestObject[])
      .map((request) => [request.operationId, request]),
  );
  return listOperations(specification).map((operation) => {
    const { parameters = [], requestBody = {} } = requests.get(operation.id)!;
    const { content = {} } = follow(requestBody);
    const { 'application/json': json, [formType]: form } = content;
    return { ...operation, parameters: parameters.map(follow), body: (json ?? form)?.schema, form: !json && form !== undefined };
  });
}

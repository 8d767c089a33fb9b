import glue from 'fastify-openapi-glue';
import Fastify, { type FastifySchema, type HTTPMethods } from 'fastify';
import { answerSchemas } from './answers.ts';
import { bytesType, type Extensions, listOperations, type Operation, type Specification } from './operations.ts';

/** What mounting needs of a contract; the same for every application that is built on it, and changed by none. */
export interface ReadContract<Op extends Operation> {
  operations: Op[];
  /** Path, query and body of a request, by operation. */
  requests: ReadonlyMap<string, FastifySchema>;
  answers: ReturnType<typeof answerSchemas>;
}

/** The glue reads requests; answers are read by `answerSchemas`, so it is given a contract without them. */
function withoutAnswers({ paths, ...rest }: Specification): object {
  const strip = (value: unknown): unknown => {
    const operation = value as Record<string, unknown>;
    return 'responses' in operation ? { ...operation, responses: { default: { description: '' } } } : operation;
  };
  const items = Object.entries(paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, value]) => [method, strip(value)])),
  ]);
  return { ...rest, paths: Object.fromEntries(items) as unknown };
}

type HeadersSchema = { properties?: Record<string, unknown>; required?: string[] };

/** Headers by the names they arrive under. */
function inSmallLetters({ properties = {}, required = [], ...schema }: HeadersSchema): HeadersSchema {
  const named = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property]);
  return {
    ...schema,
    properties: Object.fromEntries(named) as Record<string, unknown>,
    required: required.map((name) => name.toLowerCase()),
  };
}

/** One content type per body: validated always, whatever header a client sends (others are refused with 415). Several, and bytes: it is not looked at. */
function ofRequest({ body, headers, ...others }: FastifySchema): FastifySchema {
  const schema = headers ? { ...others, headers: inSmallLetters(headers) } : others;
  const contents = Object.entries((body as { content?: Record<string, { schema: unknown }> } | undefined)?.content ?? {});
  const [[type, content] = []] = contents;
  return content && contents.length === 1 && type !== bytesType ? { ...schema, body: content.schema } : schema;
}

/** Lets the glue check the contract and mount it on an application that no one calls. */
async function requestSchemas(specification: Specification): Promise<Map<string, FastifySchema>> {
  const schemas = new Map<string, FastifySchema>();
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', ({ schema = {}, config }) => void schemas.set(config!.operationId!, ofRequest(schema)));
  reader.setValidatorCompiler(() => () => true);
  await reader.register(glue, {
    specification: withoutAnswers(specification),
    operationResolver: (operationId, method, url) => ({
      method: method as HTTPMethods,
      url,
      config: { operationId },
      handler: async () => {},
    }),
  });
  await reader.close();
  return schemas;
}

/** Reads a contract. Throws as `listOperations` does, and where it is no OpenAPI. */
export type ContractReader<Fields extends object> = (specification: Specification) => Promise<ReadContract<Operation & Fields>>;

/** Makes what checks and reads contracts, each once per process: that takes longer than all the rest of building the application. */
export function createContractReader<Fields extends object>(extensions: Extensions<Fields>): ContractReader<Fields> {
  const known = new WeakMap<Specification, ReturnType<ContractReader<Fields>>>();

  async function read(specification: Specification): Promise<ReadContract<Operation & Fields>> {
    const operations = listOperations(specification, extensions);
    return { operations, requests: await requestSchemas(specification), answers: answerSchemas(specification, operations) };
  }

  return (specification) => {
    const reading = known.get(specification) ?? read(specification);
    known.set(specification, reading);
    return reading;
  };
}

import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from './compilers.ts';
import type { ReadContract } from './contract-reading.ts';
import type { Operation } from './operations.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that the route answers. */
    operationId?: string;
  }
}

/** What an application adds to the route of an operation: its hooks and its handler. */
type Service = Omit<RouteOptions, 'method' | 'url' | 'config' | 'bodyLimit' | 'schema'>;

/** Mounts every operation of a contract below the instance's prefix. Requests are validated and answers are serialised as the contract says. */
export function mountOperations<Op extends Operation>(
  app: FastifyInstance,
  { operations, requests, answers }: ReadContract<Op>,
  serve: (operation: Op) => Service,
): void {
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  for (const operation of operations) {
    const { id, method, path, maxBody } = operation;
    app.route({
      ...serve(operation),
      method: method as HTTPMethods,
      url: path.replace(/{(\w+)}/g, ':$1'),
      config: { operationId: id },
      bodyLimit: maxBody,
      schema: { ...requests.get(id), response: answers.get(id) },
    });
  }
}

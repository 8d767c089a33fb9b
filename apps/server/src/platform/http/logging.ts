import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { IncomingMessage } from 'node:http';
import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config.ts';

/** The path without the query, which may hold what people searched for. */
const pathOf = (url: string): string => url.split('?', 1)[0]!;

/** The values of a failed query may be people's data; the query builder writes them into message and stack. */
const withoutValues = (text: string): string => text.replace(/\nparams: [^]*?(?=\n {4}at |\ncaused by: |$)/g, '');

/** An error as logged: with its causes, without the values of the query it came from. */
export function serializeError(error: Error): object {
  const { params: _, message, stack, ...rest } = pino.stdSerializers.err(error) as pino.SerializedError & { params?: unknown };
  return { ...rest, message: withoutValues(message), stack: withoutValues(stack) };
}

/** The server's log: lines of JSON, readable ones on a terminal. Bodies, headers, queries and values are never logged. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: pino.DestinationStream): Logger {
  const options = { level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializeError } };
  if (destination) return pino(options, destination);
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'hostname,pid', singleLine: true }));
}

const probes = new Set(['/health', '/ready']);

/** Asked by a probe every few seconds, or by the server itself while it renders a page. */
const isBackground = (request: FastifyRequest): boolean => probes.has(pathOf(request.url)) || !(request.raw instanceof IncomingMessage);

/** Writes one line per answered request instead of Fastify's two, and none of its lines that hold the query. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}
  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) request.log.warn({ ...line, err: error }, 'The answer could not be sent');
    else if (isBackground(request)) request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  }
}

/** Names the request in the header `X-Request-Id`, as its lines in the log do. */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
}

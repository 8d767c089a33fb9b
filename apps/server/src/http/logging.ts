import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../config.ts';

/** The path without the query, which may hold what people searched for. */
const pathOf = (url: string): string => url.split('?', 1)[0]!;

/** The server's log: lines of JSON, readable ones on a terminal. Bodies, headers and queries are never logged. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const options = { level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, pretty({ translateTime: 'SYS:HH:MM:ss', ignore: 'hostname,pid', singleLine: true }));
}

/** One line per answered request; the request's id also travels in the header `X-Request-Id`. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    );
  });
}

import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** `/health`: the process lives. `/ready`: it can answer requests; 503 while the database does not answer or the server is stopping. */
export function registerHealth(app: FastifyInstance, database: Pick<Database, 'ping' | 'readOnly' | 'available'>): void {
  app.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const answers = database.available() && (await database.ping());
    const ready = answers && !app.traffic.turnsAway();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'unavailable', database: answers ? 'ok' : 'unavailable', read_only: database.readOnly() });
  });
}

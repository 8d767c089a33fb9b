import { setTimeout as delay } from 'node:timers/promises';
import type { Scenario } from '../scenario.ts';
import { recovery, within } from '../scenario.ts';
import { readiness, until } from '../until.ts';
import { startWriters } from '../writers.ts';

const cuts = 150;
const writers = 10;
const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and application_name like 'foyer%'`;

/** Every connection to PostgreSQL is cut again and again, wherever it happens to be. */
export const cut: Scenario = {
  title: `${cuts} × all connections to PostgreSQL cut with ${writers} writers`,
  on: ['postgres'],
  limit: 600,
  async run({ start, people, query }) {
    const server = await start();
    try {
      const writing = await startWriters(server.url, people.slice(0, writers));
      for (let round = 0; round < cuts; round += 1) {
        await query(cutAll);
        await delay(Math.random() * 60);
      }
      const ready = await until('/ready says 200', 60, async () => (await readiness(server.url)) === 200);
      const before = writing.acknowledged();
      await until('Comments are written', 60, () => writing.acknowledged() - before >= writers);
      return [within('ready', ready, recovery), ...(await writing.verify())];
    } finally {
      await server.stop();
    }
  },
};

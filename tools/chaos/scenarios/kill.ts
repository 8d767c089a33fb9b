import type { Scenario } from '../scenario.ts';
import { until } from '../until.ts';
import { startWriters } from '../writers.ts';

const kills = 15;
const writers = 10;
const between = 30;

/** The server is killed while members write. */
export const kill: Scenario = {
  title: `${kills} × kill -9 with ${writers} writers`,
  on: ['embedded', 'postgres'],
  limit: 600,
  async run({ start, people }) {
    let server = await start();
    try {
      const { port, url } = server;
      const writing = await startWriters(url, people.slice(0, writers));
      for (let round = 0; round < kills; round += 1) {
        const before = writing.acknowledged();
        await until('Comments are written', 60, () => writing.acknowledged() - before >= between);
        await server.stop('SIGKILL');
        server = await start({ port });
      }
      return await writing.verify();
    } finally {
      await server.stop('SIGKILL');
    }
  },
};

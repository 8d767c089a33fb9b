import { randomUUID } from 'node:crypto';
import { freePort, type RunningServer } from '../../server/index.ts';
import { startBalancer } from '../balancer.ts';
import { logIn, type Member } from '../member.ts';
import type { Scenario } from '../scenario.ts';
import { readiness, until } from '../until.ts';
import { findArticle } from '../writers.ts';

const rounds = 2;
const callers = 5;
const leastCalls = 507;

/** What members do while servers are replaced. */
const calls = (article: string) =>
  [
    ['GET', '/de_DE'],
    ['GET', '/api/v2/news?limit=10'],
    ['POST', '/api/v2/comments', () => ({ type: 'news', id: article, text: 'Weiter', key: randomUUID() })],
    ['GET', '/api/v2/user/me'],
  ] as const;

/** Two servers behind a balancer are restarted one after the other, as at an update. */
export const rolling: Scenario = {
  title: 'rolling restart of two servers',
  on: ['postgres'],
  limit: 600,
  async run({ start, people }) {
    const ports = [await freePort(), await freePort()];
    const servers: RunningServer[] = [];
    for (const port of ports) servers.push(await start({ port }));
    const balancer = await startBalancer(ports);
    const failures: string[] = [];
    let made = 0;
    let going = true;
    async function use({ call }: Member, article: string): Promise<void> {
      while (going) {
        for (const [method, path, body] of calls(article)) {
          const { status } = await call(method, path, body?.());
          made += 1;
          if (status < 200 || status >= 400) failures.push(`${method} ${path}: ${status}`);
        }
      }
    }
    try {
      const members = await Promise.all(people.slice(0, callers).map((name) => logIn(balancer.url, name)));
      const article = await findArticle(members[0]!);
      const using = members.map((member) => use(member, article));
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, port] of ports.entries()) {
          await servers[index]!.stop('SIGTERM');
          servers[index] = await start({ port });
          await until('/ready says 200', 60, async () => (await readiness(servers[index]!.url)) === 200);
        }
      }
      await until('Calls are made', 120, () => made >= leastCalls);
      going = false;
      await Promise.all(using);
      const some = [...new Set(failures)].slice(0, 3).join('; ');
      return [
        {
          expected: `${leastCalls} calls or more without a failure`,
          seen: `${failures.length} of ${made} failed ${some}`,
          held: failures.length === 0,
        },
      ];
    } finally {
      going = false;
      await balancer.close();
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};

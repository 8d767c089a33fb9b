import { setTimeout as pause } from 'node:timers/promises';
import { type DemoUser, login } from '../server/index.ts';
import { withPostgresServer } from './bench-server.ts';
import { type Measurement, percentile } from './measurement.ts';

const perSecond = 20;
const seconds = 15;

/** One account alone would be slowed: a member logs in 120 times a minute at most. */
const users: readonly DemoUser[] = ['member', 'editor', 'superadmin'];

async function timed(url: string, user: DemoUser): Promise<number> {
  const start = performance.now();
  await login(url, user);
  return performance.now() - start;
}

/**
 * Logins that arrive 20 a second, whether or not those before are through, as at the beginning of a shift. Each takes what the portal takes: the
 * session check for the CSRF token, then the login with argon2id. One that fails fails the run.
 */
export const measureLogins = (): Promise<Measurement[]> =>
  withPostgresServer(async ({ url }) => {
    await Promise.all(Array.from({ length: 5 }, () => login(url)));
    const begun = performance.now();
    const running: Promise<number>[] = [];
    for (let index = 0; index < perSecond * seconds; index += 1) {
      const due = (index * 1000) / perSecond - (performance.now() - begun);
      if (due > 0) await pause(due);
      running.push(timed(url, users[index % users.length]!));
    }
    const times = await Promise.all(running);
    return [
      { name: `${perSecond} logins a second, p50`, value: percentile(times, 0.5), unit: 'ms' },
      { name: `${perSecond} logins a second, p99`, value: percentile(times, 0.99), unit: 'ms', budget: 400 },
    ];
  });

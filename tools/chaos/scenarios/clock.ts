import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Finding } from '../finding.ts';
import { logIn } from '../member.ts';
import type { Place } from '../places.ts';
import type { Scenario } from '../scenario.ts';
import { findArticle } from '../writers.ts';

const days = [3, -3];
const dayMs = 86_400_000;
const preload = join(import.meta.dirname, '..', 'shift-clock.mjs');

/** What a member does in a few minutes; gives what did not work. */
async function useIt(url: string, name: string): Promise<string[]> {
  const member = await logIn(url, name);
  const { call } = member;
  const id = await findArticle(member);
  const wrong: string[] = [];
  const look = async (what: string, asked: ReturnType<typeof call>): Promise<void> => {
    const { status } = await asked;
    if (status < 200 || status >= 300) wrong.push(`${what}: ${status}`);
  };
  for (let round = 0; round < 5; round += 1) {
    await look('writing', call('POST', '/api/v2/comments', { type: 'news', id, text: 'Uhrzeit', key: randomUUID() }));
    await look('reading', call('GET', `/api/v2/comments?type=news&id=${id}`));
    await look('a page', call('GET', '/de_DE'));
    await look('the sessions', call('GET', '/api/v2/user/me/sessions'));
  }
  return wrong;
}

async function runWith({ start, people }: Place, off: number): Promise<Finding> {
  const env = off === 0 ? undefined : { CHAOS_CLOCK_MS: String(off * dayMs), NODE_OPTIONS: `--import ${preload}` };
  const server = await start({ env });
  try {
    const wrong = await useIt(server.url, people[0]!);
    const errors = server.errors().length;
    const expected = off === 0 ? 'works with the right time again' : `works ${Math.abs(off)} days ${off > 0 ? 'ahead' : 'behind'}`;
    return { expected, seen: [...wrong, `${errors} errors in the log`].join('; '), held: wrong.length === 0 && errors === 0 };
  } finally {
    await server.stop();
  }
}

/** The server's clock is days off, and right again later. */
export const clock: Scenario = {
  title: 'clocks off by days',
  on: ['embedded', 'postgres'],
  limit: 600,
  async run(place) {
    const findings: Finding[] = [];
    for (const off of days) findings.push(await runWith(place, off), await runWith(place, 0));
    return findings;
  },
};

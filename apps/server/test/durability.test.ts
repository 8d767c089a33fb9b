// @embedded: kills the server
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { type Answer, Browser } from './browser.ts';
import { ids } from './fixture.ts';
import { overHttp } from './over-http.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { copyTemplate } from './template-copy.ts';

const rounds = 3;
const writers = 4;

const copy = await copyTemplate();
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  await copy.remove();
});

async function member(): Promise<Browser<Answer>> {
  server = startProcess({ ...copy.env, LOG_LEVEL: 'warn' });
  return (await Browser.open(overHttp(await server.ready))).login('member');
}

/** Writes comments one after the other until the server dies; adds each that was acknowledged. */
async function writeUntilKilled(browser: Browser<Answer>, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const comment = { type: 'news', id: ids.news.newest, text: 'Still here', key: randomUUID() };
    const answer = await browser.post('/comments', comment).catch(() => undefined);
    if (!answer) return;
    expect(answer.statusCode).toBe(201);
    acknowledged.add(answer.json<{ id: string }>().id);
  }
}

async function storedComments(browser: Browser<Answer>): Promise<Set<string>> {
  const found = new Set<string>();
  for (let page: number | null = 1; page !== null;) {
    const answer = await browser.get(`/comments?type=news&id=${ids.news.newest}&limit=100&page=${page}`);
    const list = answer.json<{ results: { id: string }[]; pagination: { next: number | null } }>();
    for (const { id } of list.results) found.add(id);
    page = list.pagination.next;
  }
  return found;
}

describe('a server that is killed', () => {
  it('has lost nothing it acknowledged when it starts again', { timeout: 300_000 }, async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const browser = await member();
      const before = acknowledged.size;
      const writing = Array.from({ length: writers }, () => writeUntilKilled(browser, acknowledged));
      await expect.poll(() => acknowledged.size - before, { timeout: 60_000 }).toBeGreaterThan(50);
      await server!.kill('SIGKILL');
      await Promise.all(writing);
    }
    const stored = await storedComments(await member());
    expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(rounds * 50);
  });
});

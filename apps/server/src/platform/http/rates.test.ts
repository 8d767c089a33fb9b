import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { comments } from '../../shared/content/comments.tables.ts';
import { loginAttempts } from '../../shared/throttle/throttle.tables.ts';
import { listOperations } from './operations.ts';
import { createReadRates, memberRates, sessionReads } from './rates.ts';
import { readSpecification } from './specification.ts';

// One server lets through what people do, the other belongs to the same customer and acts as a second process.
const server = await testServer({ env: { FOYER_WRITE_RATE: '1' } });
const { database, config } = server;
const second = await buildApp({ config, database, log: pino({ level: 'silent' }) });
let [member, editor]: Browser[] = [];
beforeAll(async () => {
  member = await server.login('member');
  editor = await server.login('editor');
});
beforeEach(async () => {
  await database.db.delete(loginAttempts);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const comment = (browser: Browser, text = 'Gut!') =>
  browser.post('/comments?locale=de_DE', { type: 'news', id: ids.news.newest, text, key: randomUUID() });
const like = (browser: Browser, liked: boolean) => browser.put('/likes', { type: 'news', id: ids.news.newest, like: liked });
const most = memberRates.comments.perMinute + memberRates.comments.burst;

it('lets through no more comments than a member can write, and says how long to wait', async () => {
  const before = await database.db.$count(comments);
  const answers = await Promise.all(Array.from({ length: most + 20 }, () => comment(member!)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(most);
  expect(await database.db.$count(comments)).toBe(before + most);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(20);
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }
  expect(refused[0]!.json()).toMatchObject({
    code: 'too_many_writes',
    title: 'Das war sehr viel auf einmal.',
    detail: expect.stringMatching(/^Bitte warten Sie \d+ Sekunden .* Ihre Eingaben bleiben erhalten\.$/) as string,
  });

  // Others, behind the same address, and other things the member does, go on.
  expect((await comment(editor!)).statusCode).toBe(201);
  expect((await like(member!, true)).statusCode).toBe(200);
  expect((await member!.get(`/comments?type=news&id=${ids.news.newest}`)).statusCode).toBe(200);
  // Who goes on regardless waits for the same end.
  expect((await comment(member!)).statusCode).toBe(429);
});

it('counts for all processes together', async () => {
  const elsewhere = new Browser((options) => second.inject(options));
  for (const [name, value] of editor!.cookies) elsewhere.cookies.set(name, value);
  const answers = await Promise.all(Array.from({ length: most }, (_, index) => comment(index % 2 ? editor! : elsewhere)));
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  for (const browser of [editor!, elsewhere]) expect((await comment(browser)).statusCode).toBe(429);
});

it('limits likes', async () => {
  const { perMinute, burst } = memberRates.likes;
  const answers = [];
  for (let index = 0; index < perMinute + burst + 5; index += 1) answers.push(await like(editor!, index % 2 === 0));
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(perMinute + burst);
  expect(answers.at(-1)!.statusCode).toBe(429);
});

it('has a class for every write, by the member where there is one', () => {
  const writes = listOperations(readSpecification()).filter(({ write }) => write);
  expect(writes.length).toBeGreaterThan(20);
  expect(writes.filter(({ authz, rate }) => (rate === 'feature') !== (authz.actor === 'guest'))).toEqual([]);
});

it('lets a session read much, and then says how long to wait; others, guests and writes go on', async () => {
  const factor = 0.01;
  const often = (sessionReads.perMinute + sessionReads.burst) * factor;
  const strict = await testServer({ reads: createReadRates(factor) });
  try {
    const [one, another, guest] = [await strict.login('member'), await strict.login('member'), await strict.guest()];
    const read = async (browser: Browser, times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => browser.get('/languages')));
      return answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length;
    };
    expect(await read(one, often + 10)).toBe(often);
    const refused = await one.get(`/news/${ids.news.newest}`);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many_reads', detail: expect.stringMatching(/^Bitte warten Sie/) as string });
    expect((await like(one, true)).statusCode).toBe(200);
    expect(await read(another, 1)).toBe(1);
    expect(await read(guest, often + 10)).toBe(often + 10);
  } finally {
    await strict.close();
  }
});

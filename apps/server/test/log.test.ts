import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/http/logging.ts';
import { ids, password } from './fixture.ts';
import { testServer } from './harness.ts';

let lines: string[] = [];
const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });
const server = await testServer({ log });
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('never holds passwords, tokens, cookies, texts or queries, at any level', async () => {
    const member = await server.login('member');
    const text = 'a very private remark';
    await member.post('/comments', { type: 'news', id: ids.news.newest, text, key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77' });
    await member.post('/comments', { type: 'news', text });
    await member.get('/news?filters[category][]=secret-category');
    await (await server.guest()).post('/auth/login', { username: 'member', password: 'wrong-password' });
    const all = lines.join('');
    expect(lines.length).toBeGreaterThan(5);
    for (const secret of [password, 'wrong-password', text, 'secret-category', ...member.cookies.values()])
      expect(all).not.toContain(secret);
  });

  it('names query and cause of a failed query, but not its values', async () => {
    await server.database.pool.query('alter table comments rename to comments_gone');
    const member = await server.login('member');
    const answer = await member.post('/comments', {
      type: 'news',
      id: ids.news.newest,
      text: 'a private text',
      key: '0c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77',
    });
    await server.database.pool.query('alter table comments_gone rename to comments');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/comments|select|insert/);
    const failure = logged().find(({ level }) => level === 50);
    expect(JSON.stringify(failure)).toMatch(/does not exist/);
    expect(JSON.stringify(failure)).toMatch(/comments/);
    expect(lines.join('')).not.toContain('a private text');
    expect(failure).toMatchObject({ reqId: answer.headers['x-request-id'] });
  });
});

// @embedded: the disk of the database is full
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from './fixture.ts';
import { testServer } from './harness.ts';

const gigabyte = 1024 ** 3;
let free = gigabyte;
const server = await testServer({ freeSpace: () => free, diskCheckMs: 0 });
afterAll(() => server.close());

const like = { type: 'news', id: ids.news.oldest, like: true };

describe('a nearly full disk', () => {
  it('refuses every write with a clear problem, lets people read, and recovers by itself', async () => {
    const member = await server.login('member');
    free = gigabyte / 8;
    const guest = await server.guest();
    const refused = [
      await member.put('/likes', like),
      await member.post('/comments', { type: 'news', id: ids.news.newest, text: 'a', key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77' }),
      await member.delete(`/comments/${ids.comments.byMember}`),
      await guest.post('/auth/login', { username: 'member', password: 'foyer-demo' }),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('60');
      expect(answer.json()).toMatchObject({ code: 'storage_full', title: 'Im Moment kann nichts gespeichert werden.' });
    }
    expect((await member.get(`/news/${ids.news.newest}`)).statusCode).toBe(200);
    expect((await server.inject({ url: '/ready' })).json()).toMatchObject({ status: 'ready', read_only: true });

    free = gigabyte;
    expect((await member.put('/likes', like)).statusCode).toBe(200);
    expect((await server.inject({ url: '/ready' })).json()).toMatchObject({ read_only: false });
  });
});

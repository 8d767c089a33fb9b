import { type ApiError, createApi } from '@foyer/api';
import { listNews, sampleId } from '@foyer/api/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Network, Role } from '../globals.ts';
import { createMockApi } from './mock-api.ts';

/** A client of a mocked server of its own. */
function connect({ network = 'fast', role = 'member' }: { network?: Network; role?: Role } = {}) {
  const mocks = createMockApi({ network, role });
  const { client } = createApi({ baseUrl: 'http://foyer.test/api/v2', locale: 'de_DE', fetch: mocks.fetch });
  return { mocks, client };
}

const article = { type: 'news', id: sampleId(20, 0) } as const;
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error as ApiError).status,
  );

afterEach(() => vi.useRealTimers());

describe('the network', () => {
  it.each([
    ['fast', 200],
    ['failing', 500],
    ['forbidden', 403],
    ['offline', 0],
  ] as const)('%s answers with %i', async (network, status) => {
    expect(await statusOf(connect({ network }).client.GET('/news'))).toBe(status);
  });

  it.each([
    ['slow', 1999, false],
    ['slow', 2001, true],
    ['pending', 3_600_000, false],
  ] as const)('%s has answered after %i ms: %s', async (network, milliseconds, answered) => {
    vi.useFakeTimers();
    let done = false;
    void connect({ network })
      .client.GET('/news')
      .then(() => {
        done = true;
      });
    await vi.advanceTimersByTimeAsync(milliseconds);
    expect(done).toBe(answered);
  });

  it.each(['slow', 'pending'] as const)('%s lets go of who gives up', async (network) => {
    await expect(connect({ network }).client.GET('/news', { signal: AbortSignal.timeout(5) })).rejects.toThrow();
  });

  it('comes before the mocks of a story', async () => {
    const { mocks, client } = connect({ network: 'failing' });
    mocks.use(listNews([]));
    expect(await statusOf(client.GET('/news'))).toBe(500);
  });
});

describe('who is signed in', () => {
  it.each([
    ['guest', 'anonymous', undefined],
    ['member', 'authenticated', []],
    ['editor', 'authenticated', ['editor']],
    ['superadmin', 'authenticated', ['superadmin']],
  ] as const)('a %s is %s', async (role, status, permissions) => {
    const { data } = await connect({ role }).client.GET('/user/me');
    expect(data?.status).toBe(status);
    expect(data?.user?.permissions).toEqual(permissions);
  });

  it('decides who may delete comments', async () => {
    const mayDelete = async (role: Role) => {
      const { data } = await connect({ role }).client.GET('/comments', { params: { query: article } });
      return data?.results.map(({ permissions }) => permissions.delete);
    };
    expect(await mayDelete('member')).toEqual([false, false, false]);
    expect(await mayDelete('editor')).toEqual([true, true, true]);
  });

  it('keeps guests from what the contract keeps for members', async () => {
    const { client } = connect({ role: 'guest' });
    expect(await statusOf(client.GET('/news'))).toBe(401);
    expect(await statusOf(client.GET('/settings', { params: { query: { locale: 'de_DE' } } }))).toBe(200);
  });
});

it('answers by the mocks of a story first, and by the latest of them', async () => {
  const { mocks, client } = connect();
  mocks.use(listNews([]));
  expect((await client.GET('/news')).data?.results).toEqual([]);
});

it('gives every story a memory of its own', async () => {
  const [one, other] = [connect().client, connect().client];
  await one.PUT('/likes', { body: { ...article, like: true } });
  expect((await one.GET('/likes', { params: { query: article } })).data?.count).toBe(13);
  expect((await other.GET('/likes', { params: { query: article } })).data?.count).toBe(12);
});

it('names calls without a mock', async () => {
  const { mocks } = connect();
  await expect(mocks.fetch(new Request('http://foyer.test/api/v2/nothing'))).rejects.toThrow('No mock for GET');
  expect(mocks.unhandled).toEqual(['GET http://foyer.test/api/v2/nothing']);
  expect(await mocks.respond(new Request('http://foyer.test/page.html'))).toBeUndefined();
  expect(mocks.unhandled).toHaveLength(1);
});

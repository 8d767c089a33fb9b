import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import contract from '../../openapi.gen.json' with { type: 'json' };
import { ApiError, createApi } from '../../src/index.ts';
import { violations } from '../contract.ts';
import * as mocks from '../index.ts';

const server = setupServer();
// The client keeps the `fetch` it finds when it is made, so it is set to look at every call: the mocks come in between later.
const { client } = createApi({ baseUrl: 'http://foyer.test/api/v2', locale: 'de_DE', fetch: (request) => globalThis.fetch(request) });
const article = { type: 'news', id: mocks.sampleId(20, 0) } as const;
const key = '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('handlers', () => {
  it('answer every call of the contract', () => {
    // A call that opens a socket is none of these.
    const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => !('101' in responses))
        .map(([method]) => `${method.toUpperCase()} */api/v2${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(
      mocks
        .handlers()
        .map((handler) => `${handler.info.method} ${handler.info.path}`)
        .sort(),
    ).toEqual(calls.sort());
  });

  it('cut real pages out of the news', async () => {
    server.use(mocks.listNews(mocks.articleTeasers(12)));
    const { data } = await client.GET('/news', { params: { query: { page: 2, limit: 5 } } });
    expect(data?.results.map(({ id }) => id)).toEqual(
      mocks
        .articleTeasers(12)
        .slice(5, 10)
        .map(({ id }) => id),
    );
    expect(violations('NewsList', data)).toEqual([]);
  });

  it('filter the news by category', async () => {
    server.use(...mocks.handlers());
    const { data } = await client.GET('/news', { params: { query: { filters: { category: ['events', 'training'] } } } });
    expect(new Set(data?.results.map(({ category }) => category?.id))).toEqual(new Set(['events', 'training']));
  });

  it('find the categories although they are below the news', async () => {
    server.use(...mocks.handlers());
    const { data } = await client.GET('/news/categories');
    expect(data?.map(({ id }) => id)).toEqual(['hotels', 'people', 'events', 'training']);
  });

  it('keep comments that are written, once per key, and let go of deleted ones', async () => {
    server.use(...mocks.commentCalls());
    const write = () => client.POST('/comments', { body: { ...article, text: 'Schön!', key } });
    const [first, second] = [await write(), await write()];
    expect(first.response.status).toBe(201);
    expect(second.data).toEqual(first.data);
    const read = async () => (await client.GET('/comments', { params: { query: article } })).data;
    expect(await read()).toMatchObject({ total: 4, results: [{ text: 'Schön!', permissions: { delete: true } }, {}, {}, {}] });
    await client.DELETE('/comments/{id}', { params: { path: { id: first.data!.id } } });
    expect(await read()).toMatchObject({ total: 3 });
  });

  it('keep likes, and a repeated like changes nothing', async () => {
    server.use(...mocks.likeCalls());
    const like = (wanted: boolean) => client.PUT('/likes', { body: { ...article, like: wanted } });
    expect((await like(true)).data).toMatchObject({ count: 13, liked: true });
    expect((await like(true)).data).toMatchObject({ count: 13, liked: true });
    expect((await like(false)).data).toMatchObject({ count: 12, liked: false });
    expect((await client.GET('/likes', { params: { query: article } })).data).toMatchObject({ count: 12, liked: false });
  });

  it('refuse in the one error form', async () => {
    server.use(mocks.getPageFails());
    const refusal: unknown = await client.GET('/pages/{id}', { params: { path: { id: 'none' } } }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect((refusal as ApiError).problem).toMatchObject({ status: 404, code: 'not_found' });
    expect(violations('Problem', (refusal as ApiError).problem)).toEqual([]);
  });

  it('break the connection where the status is 0', async () => {
    server.use(mocks.listNewsFails(0));
    await expect(client.GET('/news')).rejects.toMatchObject({ problem: { status: 0, code: 'network' } });
  });
});

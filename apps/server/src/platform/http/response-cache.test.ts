import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createResponseCache, shows } from './response-cache.ts';

const response = {
  200: { content: { 'application/json': { schema: { type: 'object', properties: { n: { type: 'integer' } } } } } },
};

/** An app with one cached response per org; `read` makes it. */
function setUp(read: () => Promise<object>, maxAge = 60_000) {
  const responses = createResponseCache(maxAge);
  const app = Fastify();
  app.get<{ Params: { org: string } }>('/:org', { schema: { response } }, ({ params }, reply) =>
    responses.send(reply, params.org, ['list'], read),
  );
  return { responses, get: async (org = 'o1') => app.inject(`/${org}`) };
}

/** Answers 1, 2, 3 … */
const counter = () => {
  let n = 0;
  return vi.fn(async () => ({ n: ++n }));
};

describe('the response cache', () => {
  it('are read once for all who ask', async () => {
    const read = counter();
    const { get } = setUp(read);
    const together = await Promise.all([get(), get(), get()]);
    expect([...together, await get()].map(({ body }) => body)).toEqual(Array(4).fill('{"n":1}'));
    expect(read).toHaveBeenCalledTimes(1);
    expect(together[0]!.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('hold only what the contract declares', async () => {
    const { get } = setUp(async () => ({ n: 1, secret: 'x' }));
    expect((await get()).body).toBe('{"n":1}');
  });

  it('are kept apart by org', async () => {
    const { get } = setUp(counter());
    expect([(await get('o1')).body, (await get('o2')).body]).toEqual(['{"n":1}', '{"n":2}']);
  });

  it('age from the moment reading began', async () => {
    const read = vi.fn(async () => (await wait(120), { n: read.mock.calls.length }));
    const { get } = setUp(read, 100);
    await get();
    await get();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are read again after a write, also while the old one is still being read', async () => {
    const release: (() => void)[] = [];
    const read = vi.fn(async () => {
      const n = read.mock.calls.length;
      await new Promise<void>((resolve) => release.push(resolve));
      return { n };
    });
    const { responses, get } = setUp(read);
    const before = get();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    responses.forget('o1');
    const after = get();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    release[1]!();
    expect((await after).body).toBe('{"n":2}');
    release[0]!();
    expect((await before).body).toBe('{"n":1}');
    expect((await get()).body).toBe('{"n":2}');
  });

  it('are read again where what they show changed, and not where something else did', async () => {
    const read = counter();
    const { responses, get } = setUp(async () => (shows('a', 'b'), read()));
    const bodies = [(await get()).body];
    for (const changed of ['c', 'b', 'c']) {
      responses.forget('o1', changed);
      bodies.push((await get()).body);
    }
    expect(bodies).toEqual(['{"n":1}', '{"n":1}', '{"n":2}', '{"n":2}']);
  });

  it('are read once more for all who ask after what they show changed while it was being read', async () => {
    const release: (() => void)[] = [];
    const read = vi.fn(async () => {
      const n = read.mock.calls.length;
      shows('a');
      await new Promise<void>((resolve) => release.push(resolve));
      return { n };
    });
    const { responses, get } = setUp(read);
    const before = get();
    await vi.waitFor(() => expect(release).toHaveLength(1));
    responses.forget('o1', 'a');
    const after = [get(), get()];
    // It changes again before the first reading ends.
    await wait(10);
    responses.forget('o1', 'a');
    release[0]!();
    await vi.waitFor(() => expect(release).toHaveLength(2));
    release[1]!();
    expect((await Promise.all(after)).map(({ body }) => body)).toEqual(['{"n":2}', '{"n":2}']);
    await before;
    expect((await get()).body).toBe('{"n":2}');
  });

  it('show what the responses within them show', async () => {
    const read = counter();
    const { responses, get } = setUp(async () => {
      const inner = await responses.keep('o1', ['inner'], async () => (shows('a'), { body: Buffer.from(JSON.stringify(await read())) }));
      return JSON.parse(inner.body.toString()) as object;
    });
    await get();
    responses.forget('o1', 'a');
    expect((await get()).body).toBe('{"n":2}');
  });

  it('are not kept where reading failed', async () => {
    const read = vi.fn(async () => ({ n: 2 })).mockRejectedValueOnce(new Error('database gone'));
    const { get } = setUp(read);
    expect((await get()).statusCode).toBe(500);
    expect((await get()).body).toBe('{"n":2}');
  });
});

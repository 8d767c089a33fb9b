// @vitest-environment jsdom
import { type Api, ApiError } from '@foyer/api';
import { aPerson } from '@foyer/api/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { addQueued, type QueuedComment, queueOf } from './outbox.ts';
import { mayPass, sendQueued } from './send-queued.ts';

const queued = (key: string): QueuedComment => ({
  ...{ key, content: { type: 'news', id: '1' }, parentId: null, threadId: null, text: `Text ${key}`, mentions: [] },
  ...{ at: '2026-11-25T08:00:00.000Z', author: aPerson(), refused: null },
});
const failure = (status: number) =>
  new ApiError({ type: 'about:blank', title: '', status, detail: '', code: 'x', request_id: '', errors: [] } as ApiError['problem']);

const post = vi.fn<(path: string, options: { body: { key: string; text: string } }) => Promise<{ data: { id: string } }>>();
const session = vi.fn();
const api = { locale: 'de_DE', client: { POST: post, GET: session } } as unknown as Api;
const onSent = vi.fn<() => void>();
const send = () => sendQueued({ api, userId: 'anna', reasonOf: ({ status }) => `said ${status}`, onSent });
const left = () => queueOf('anna').map(({ key, refused }) => [key, refused]);

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  document.cookie = 'csrf_token=11111111.x';
  session.mockResolvedValue({ data: { user: { user_id: 'anna' } } });
  post.mockImplementation(async (_path, { body }) => ({ data: { id: `id-${body.key}` } }));
  addQueued('anna', queued('a'));
  addQueued('anna', queued('b'));
});

it('sends the oldest first, each with its own key, and empties the outbox', async () => {
  await send();
  expect(post.mock.calls.map(([, { body }]) => [body.key, body.text])).toEqual([
    ['a', 'Text a'],
    ['b', 'Text b'],
  ]);
  expect(onSent).toHaveBeenCalledTimes(2);
  expect(left()).toEqual([]);
});

it.each([0, 401, 403, 408, 429, 500, 503])('after %i everything waits, with its key', async (status) => {
  expect(mayPass(status)).toBe(true);
  post.mockRejectedValueOnce(failure(status));
  await send();
  expect(post).toHaveBeenCalledTimes(1);
  expect(left()).toEqual([
    ['a', null],
    ['b', null],
  ]);
});

it.each([400, 404, 409, 413, 422])('after %i one is kept with the reason, and the next is sent', async (status) => {
  expect(mayPass(status)).toBe(false);
  post.mockRejectedValueOnce(failure(status));
  await send();
  expect(left()).toEqual([['a', `said ${status}`]]);
  await send();
  expect(post).toHaveBeenCalledTimes(2);
});

it.each([
  ['someone else’s', { data: { user: { user_id: 'ben' } } }],
  ['a guest’s', { data: { user: null } }],
])('sends nothing where the session is %s by now', async (_, answer) => {
  session.mockResolvedValue(answer);
  await send();
  expect(post).not.toHaveBeenCalled();
  expect(left()).toHaveLength(2);
});

it('stops where the session changes on the way', async () => {
  post.mockImplementationOnce(async () => {
    document.cookie = 'csrf_token=22222222.x';
    return { data: { id: 'id-a' } };
  });
  await send();
  expect(post).toHaveBeenCalledTimes(1);
  expect(left()).toEqual([['b', null]]);
});

it('sends nothing while another tab does', async () => {
  const request = vi.fn(async (_name: string, _options: object, run: (lock: null) => Promise<void>) => run(null));
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  await send();
  vi.unstubAllGlobals();
  expect(request).toHaveBeenCalledOnce();
  expect(post).not.toHaveBeenCalled();
});

// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ApiProvider } from '../api-context.tsx';
import { createApi } from '../client.ts';
import { useUpload } from './use-upload.ts';

afterEach(cleanup);

const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

/** The hook, on a server that takes every part and finishes as it is told. */
function hook(finish: () => Response | Promise<Response>) {
  const media: string[] = [];
  const begun: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const upload = { id: 'u1', name: '', size: 5, offset: request.method === 'PATCH' ? 5 : 0, expires_at: '', medium_id: null };
    if (request.method === 'POST') begun.push(((await request.json()) as { name: string }).name);
    return request.method === 'PUT' ? finish() : Response.json(upload);
  };
  const api = createApi({ baseUrl: 'http://localhost/api/v2', locale: 'de_DE', fetch });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider api={api}>{children}</ApiProvider>;
  const { result, unmount } = renderHook(() => useUpload({ onMedium: ({ id }) => media.push(id) }), { wrapper });
  const states = () => result.current.uploads.map(({ name, state, sent }) => `${name} ${state} ${sent}`);
  return { result, unmount, media, begun, states };
}

it('uploads one file after the other', async () => {
  const { result, states, media, begun } = hook(() => Response.json({ id: `m${media.length}` }));
  act(() => result.current.add([file('a.jpg'), file('b.jpg')]));
  expect(begun.length).toBeLessThan(2);
  await waitFor(() => expect(states()).toEqual(['a.jpg done 5', 'b.jpg done 5']));
  expect(media).toEqual(['m0', 'm1']);
});

it('says why a file was refused, goes on with the next, and tries again', async () => {
  const problem = JSON.stringify({ code: 'file_broken', title: 'Kaputt', status: 422 });
  const answers = [
    new Response(problem, { status: 422, headers: { 'content-type': 'application/problem+json' } }),
    Response.json({ id: 'm2' }),
    Response.json({ id: 'm1' }),
  ];
  const { result, states, media } = hook(() => answers.shift()!);
  act(() => result.current.add([file('a.jpg'), file('b.jpg')]));
  await waitFor(() => expect(states()).toEqual(['a.jpg failed 5', 'b.jpg done 5']));
  expect(result.current.uploads[0]!.problem?.title).toBe('Kaputt');
  act(() => result.current.retry(result.current.uploads[0]!.key));
  await waitFor(() => expect(states()).toEqual(['a.jpg done 5', 'b.jpg done 5']));
  expect(media).toEqual(['m2', 'm1']);
});

it('takes what is given up off the list, and lets the next one go', async () => {
  const { result, states } = hook(() => new Promise<Response>(() => undefined));
  act(() => result.current.add([file('a.jpg')]));
  await waitFor(() => expect(states()).toEqual(['a.jpg finishing 5']));
  act(() => result.current.cancel(result.current.uploads[0]!.key));
  expect(states()).toEqual([]);
});

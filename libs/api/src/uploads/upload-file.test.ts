import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../client.ts';
import type { components } from '../schema.gen.ts';
import { uploadFile } from './upload-file.ts';

type Upload = components['schemas']['Upload'];

const size = 1_000_000;
const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251);
const file = new File([bytes], 'Terrasse.jpg', { type: 'image/jpeg' });

// What browsers have and Node lacks.
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** A server that keeps what comes, and does to a request what `cut` says: take so many of its bytes and answer nothing. */
function serve(cut: (offset: number, request: number) => number | Response | undefined = () => undefined) {
  const kept = { bytes: new Uint8Array(size), length: 0 };
  const calls: string[] = [];
  let requests = 0;
  const upload = (): Upload => ({ id: 'u1', name: file.name, size, offset: kept.length, expires_at: '', medium_id: null });
  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v2', '')}`);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (request.method === 'PUT') return Response.json({ id: 'm1' });
    if (request.method !== 'PATCH') return Response.json(upload());
    const offset = Number(request.headers.get('upload-offset'));
    const part = new Uint8Array(await request.arrayBuffer());
    const answer = cut(offset, (requests += 1));
    if (answer instanceof Response) return answer;
    kept.bytes.set(part.subarray(0, answer), offset);
    kept.length = offset + part.subarray(0, answer).length;
    if (answer !== undefined) throw new TypeError('cut');
    return Response.json(upload());
  };
  const api = createApi({ baseUrl: 'http://localhost/api/v2', locale: 'de_DE', fetch });
  return { api, kept, calls };
}
const refusal = (status: number, code: string) =>
  new Response(JSON.stringify({ code, status }), { status, headers: { 'content-type': 'application/problem+json' } });

it('sends a file in parts, says how far it is, and gives the medium', async () => {
  const { api, kept, calls } = serve();
  const progress: number[] = [];
  expect(await uploadFile(api, file, { onProgress: (sent) => progress.push(sent) })).toEqual({ id: 'm1' });
  expect(Buffer.from(kept.bytes).equals(bytes)).toBe(true);
  expect(progress.at(0)).toBe(0);
  expect(progress.at(-1)).toBe(size);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  expect(calls.filter((call) => call.startsWith('PATCH')).length).toBeGreaterThan(1);
});

it('goes on after a cut with what had come, and after an answer that was lost', async () => {
  const { api, kept } = serve((_, request) => ({ 1: 1000, 3: size, 4: 0 })[request]);
  const waiting: boolean[] = [];
  await uploadFile(api, file, { pauseMs: 1, onWaiting: (now) => waiting.push(now) });
  expect(Buffer.from(kept.bytes).equals(bytes)).toBe(true);
  expect(waiting.at(-1)).toBe(false);
});

it('asks again where the server stands elsewhere, and waits where it is told to', async () => {
  const { api, kept } = serve((_, request) => ({ 1: refusal(409, 'upload_offset'), 2: refusal(429, 'too_many_writes') })[request]);
  await uploadFile(api, file, { pauseMs: 1 });
  expect(Buffer.from(kept.bytes).equals(bytes)).toBe(true);
});

it('throws what was refused, and gives up where no connection comes back', async () => {
  await expect(uploadFile(serve(() => refusal(413, 'upload_too_long')).api, file)).rejects.toMatchObject({
    problem: { code: 'upload_too_long' },
  });
  await expect(uploadFile(serve(() => 0).api, file, { pauseMs: 0 })).rejects.toMatchObject({ status: 0 });
});

it('that is given up is removed from the server', async () => {
  const given = new AbortController();
  const { api, calls } = serve();
  const upload = uploadFile(api, file, { signal: given.signal, onProgress: (sent) => sent > 0 && given.abort() });
  await expect(upload).rejects.toThrow();
  expect(calls.at(-1)).toBe('DELETE /uploads/u1');
});

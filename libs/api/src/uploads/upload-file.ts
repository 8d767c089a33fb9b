import { ApiError } from '../api-error.ts';
import type { Api } from '../client.ts';
import { newId } from '../new-id.ts';
import type { components } from '../schema.gen.ts';

type Schemas = components['schemas'];

/** How a file is uploaded. */
export interface UploadOptions {
  /** Once per file; the same one again goes on with what has come already. */
  key?: string;
  /** Only a picture will do. */
  imagesOnly?: boolean;
  /** Gives the upload up: its bytes are removed from the server. */
  signal?: AbortSignal;
  /** How many bytes have come, whenever that changes; all of them, while the server looks into the file. */
  onProgress?(sent: number): void;
  /** Whether it waits for a connection that was lost. */
  onWaiting?(waiting: boolean): void;
  /** How long it waits before it tries again, in ms; each time twice as long. */
  pauseMs?: number;
}

/** The size of parts, in bytes: as much as takes about a second, so that a cut costs little and progress is seen. */
const part = { first: 256 * 1024, least: 64 * 1024, most: 4 * 1024 * 1024, goalMs: 1000 };
/** So many times in a row it tries again after a lost connection. */
const mostTries = 8;
const longestPauseMs = 20_000;

const isPassing = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 429 || error.status >= 500 || error.problem.code === 'upload_offset');

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
  signal?.throwIfAborted();
}

/** Tries again what fails for the moment, until it has failed too often in a row. */
function createPatience({ signal, onWaiting, pauseMs = 1000 }: UploadOptions) {
  let failed = 0;
  return async function patiently<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        signal?.throwIfAborted();
        const result = await work();
        if (failed > 0) onWaiting?.(false);
        failed = 0;
        return result;
      } catch (error) {
        if (!isPassing(error) || failed === mostTries) throw error;
        failed += 1;
        if (error.problem.code === 'upload_offset') continue;
        onWaiting?.(true);
        await pause(Math.min(longestPauseMs, pauseMs * 2 ** (failed - 1)), signal);
      }
    }
  };
}

async function sendPart(api: Api, upload: Schemas['Upload'], bytes: Blob, signal: AbortSignal | undefined): Promise<Schemas['Upload']> {
  const { data } = await api.client.PATCH('/uploads/{id}', {
    params: { path: { id: upload.id }, header: { 'Upload-Offset': upload.offset } },
    headers: { 'content-type': 'application/offset+octet-stream' },
    // The contract's bytes are text to its types.
    body: bytes as unknown as string,
    bodySerializer: (body) => body,
    signal,
  });
  return data!;
}

async function sendAll(api: Api, file: Blob, begun: Schemas['Upload'], options: UploadOptions): Promise<void> {
  const { signal, onProgress } = options;
  const patiently = createPatience(options);
  let upload = begun;
  let size = part.first;
  let lost = false;
  onProgress?.(upload.offset);
  while (upload.offset < file.size) {
    upload = await patiently(async () => {
      // Of a part that was cut off some may have come.
      const path = { id: upload.id };
      if (lost) upload = (await api.client.GET('/uploads/{id}', { params: { path }, signal })).data!;
      lost = true;
      const startedAt = performance.now();
      const sent =
        upload.offset < file.size ? await sendPart(api, upload, file.slice(upload.offset, upload.offset + size), signal) : upload;
      const factor = part.goalMs / Math.max(1, performance.now() - startedAt);
      size = Math.round(Math.min(part.most, Math.max(part.least, size * Math.min(4, factor))));
      lost = false;
      return sent;
    });
    onProgress?.(upload.offset);
  }
}

/**
 * Uploads a file and gives the medium that was made of it. After a lost connection it goes on where it was. Throws an `ApiError` whose problem says in the reader's language why the file was not taken,
 * and the signal's reason where it was given up.
 */
export async function uploadFile(api: Api, file: File, options: UploadOptions = {}): Promise<Schemas['Medium']> {
  const { key = newId(), imagesOnly = false, signal } = options;
  const patiently = createPatience(options);
  const body = { key, name: file.name.slice(-255), size: file.size, type: file.type, images_only: imagesOnly };
  const begun = await patiently(async () => (await api.client.POST('/uploads', { body, signal })).data!);
  const params = { path: { id: begun.id } };
  try {
    await sendAll(api, file, begun, options);
    const query = { locale: api.locale };
    return await patiently(async () => (await api.client.PUT('/uploads/{id}/medium', { params: { ...params, query }, signal })).data!);
  } catch (error) {
    // What is left is swept where this does not arrive.
    if (signal?.aborted) void api.client.DELETE('/uploads/{id}', { params }).catch(() => undefined);
    throw error;
  }
}

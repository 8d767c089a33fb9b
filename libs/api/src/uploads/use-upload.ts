import { useEffect, useRef, useState } from 'react';
import { useApi } from '../api-context.tsx';
import { ApiError } from '../api-error.ts';
import { newId } from '../new-id.ts';
import type { components } from '../schema.gen.ts';
import { withPoster } from './set-poster.ts';
import { uploadFile } from './upload-file.ts';

type Schemas = components['schemas'];

/** A file on its way. */
export interface UploadState {
  key: string;
  file: File;
  name: string;
  /** In bytes. */
  size: number;
  /** How many of them have come. */
  sent: number;
  /** `queued` until it is its turn, `waiting` for a connection, `finishing` while the server looks into it. */
  state: 'queued' | 'sending' | 'waiting' | 'finishing' | 'done' | 'failed';
  /** Why it failed; its texts are empty where no answer came. */
  problem: Schemas['Problem'] | null;
  medium: Schemas['Medium'] | null;
}

/** What is uploaded, and what becomes of it. */
export interface UseUploadOptions {
  /** Only pictures will do. */
  imagesOnly?: boolean;
  /** Called for each file that has become a medium. */
  onMedium?(medium: Schemas['Medium']): void;
}

interface Entry {
  file: File;
  given: AbortController;
}

const unexpected: Schemas['Problem'] = { type: 'about:blank', title: '', status: 0, code: 'unexpected', errors: [] };

/** Uploads files one after the other, with their progress; what is under way is given up when the component goes. */
export function useUpload({ imagesOnly, onMedium }: UseUploadOptions = {}) {
  const api = useApi();
  const [uploads, setUploads] = useState<readonly UploadState[]>([]);
  const entries = useRef(new Map<string, Entry>());
  const turn = useRef(Promise.resolve());

  useEffect(() => {
    const open = entries.current;
    return () => open.forEach(({ given }) => given.abort());
  }, []);

  const change = (key: string, values: Partial<UploadState>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));

  async function run(key: string, { file, given: { signal } }: Entry): Promise<void> {
    if (signal.aborted) return;
    change(key, { state: 'sending' });
    try {
      const uploaded = await uploadFile(api, file, {
        ...{ key, imagesOnly, signal },
        onProgress: (sent) => change(key, { sent, state: sent === file.size ? 'finishing' : 'sending' }),
        onWaiting: (waiting) => change(key, { state: waiting ? 'waiting' : 'sending' }),
      });
      const medium = await withPoster(api, uploaded, signal);
      change(key, { state: 'done', sent: file.size, medium });
      onMedium?.(medium);
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', problem: error instanceof ApiError ? error.problem : unexpected });
    }
  }
  function begin(key: string, file: File): void {
    const entry = { file, given: new AbortController() };
    entries.current.set(key, entry);
    turn.current = turn.current.then(() => run(key, entry));
  }
  const leave = (key: string): void => {
    entries.current.get(key)?.given.abort();
    entries.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };

  return {
    uploads,
    add(files: Iterable<File>): void {
      const added = [...files].map((file) => ({ key: newId(), file }));
      const states = added.map(({ key, file }): UploadState => {
        const { name, size } = file;
        return { key, file, name, size, sent: 0, state: 'queued', problem: null, medium: null };
      });
      setUploads((all) => [...all, ...states]);
      for (const { key, file } of added) begin(key, file);
    },
    /** Gives an upload up and takes it off the list; what has become a medium stays one. */
    cancel: leave,
    /** Once more what has failed, from where it was. */
    retry(key: string): void {
      const entry = entries.current.get(key);
      if (!entry) return;
      change(key, { state: 'queued', problem: null });
      begin(key, entry.file);
    },
  };
}

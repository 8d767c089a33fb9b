import type { ReactNode } from 'react';
import { renderToPipeableStream, type RenderToPipeableStreamOptions } from 'react-dom/server';
import { Writable } from 'node:stream';

type Options = Pick<RenderToPipeableStreamOptions, 'nonce' | 'bootstrapScriptContent'> & {
  signal: AbortSignal;
  onError: (error: unknown) => void;
};

/** Renders a whole document, once everything in it is there. Rejects where not even its frame can be rendered. */
export function renderToText(node: ReactNode, { signal, onError, ...options }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const target = new Writable({
      write(piece: Buffer, _encoding, done) {
        pieces.push(Buffer.from(piece));
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(node, {
      ...options,
      // Whatever is ready goes out in place: no boundary is held back to be swapped in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Modules whose code a new server has not read yet would be sent as skeletons, and the page would jump when a script swaps them.
      onAllReady: () => pipe(target),
      onShellError: reject,
      onError,
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

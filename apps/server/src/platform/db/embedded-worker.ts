import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';
import { giveBackMemory } from '../give-back.ts';
import { makeDatabase } from './embedded-folder.ts';

// The embedded database's own thread: a heavy query here never holds up the thread that answers requests.
const { folder, socketPath, code, make } = workerData as { folder: string; socketPath: string; code?: WebAssembly.Module; make: boolean };

// PostgreSQL's own 128 MB would all be used in time; the system keeps the files in its memory as well.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const open = (path: string): Promise<PGlite> =>
  PGlite.create(path, { startParams, extensions: { pg_trgm }, ...(code && { pgliteWasmModule: code }) });
if (make) await makeDatabase(folder, async (unfinished) => (await open(unfinished)).close());
const db = await open(folder);
// The pool opens one connection at a time; a second one is taken so that a replaced connection need not wait for the old one's end.
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
await server.start();

parentPort!.on('message', (message: 'ping' | 'give back' | 'close') => {
  if (message === 'ping') return parentPort!.postMessage('pong');
  if (message === 'give back') return giveBackMemory();
  void server
    .stop()
    .then(() => db.close())
    .then(() => parentPort!.close());
});
parentPort!.postMessage('started');

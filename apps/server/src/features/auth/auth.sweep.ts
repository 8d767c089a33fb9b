import type { Context } from '../../platform/context.ts';
import type { AuthRepository } from './auth.repository.ts';

const hourMs = 60 * 60 * 1000;

/** Clears expired sessions and counts away once an hour. Returns what stops it; the timer keeps no process alive. */
export function startSweep({ log, storage }: Pick<Context, 'log' | 'storage'>, repository: AuthRepository): () => void {
  const timer = setInterval(() => {
    if (storage.readOnly()) return;
    repository.deleteExpired(new Date()).catch((error: unknown) => log.warn({ err: error }, 'Expired sessions could not be cleared away'));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

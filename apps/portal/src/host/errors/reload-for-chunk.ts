import { reloadOnce } from './reload-once.ts';

/**
 * Whether the server can be reached, and answers within 10 s: a reload without it would trade our page for the browser's. The first view's inline
 * script carries it as well (router/start/start-guard-script.tsx), so it uses nothing from outside itself.
 */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })).ok;
  } catch {
    return false;
  }
}

/** Loads the page again where code did not arrive: once, and only where the server answers. */
export async function reloadForChunk(): Promise<void> {
  if (await isReachable()) reloadOnce('chunk');
}

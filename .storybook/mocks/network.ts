import { problem } from '@foyer/api/testing';
import type { Network } from '../globals.ts';

const slowness = 2000;

/** Stops waiting when the caller gives up, so that no call outlives its story. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = milliseconds === Infinity ? undefined : setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** What the network does to a call of the API before a mock sees it: nothing, hold it up, or answer in the server's place. */
export async function passNetwork(network: Network, { signal }: Request): Promise<Response | undefined> {
  if (network === 'slow') await wait(slowness, signal);
  if (network === 'pending') await wait(Infinity, signal);
  if (network === 'failing') return problem(500, 'internal');
  if (network === 'forbidden') return problem(403, 'forbidden');
  if (network === 'offline') return problem(0, 'network');
  return undefined;
}

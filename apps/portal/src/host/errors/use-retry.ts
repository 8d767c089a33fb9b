import { useEffect, useState } from 'react';
import { chunkFailed } from './error-status.ts';
import { isReachable, reloadForChunk } from './reload-for-chunk.ts';

/**
 * The button that loads a failed page again once the server answers. After a connection has come back that happens by itself, and so it does,
 * once, where code did not arrive: the usual reason is a new version of the portal.
 */
export function useRetry(status: number) {
  const [pending, setPending] = useState(false);
  useEffect(() => {
    if (status === chunkFailed) void reloadForChunk();
    if (status !== 0) return undefined;
    const onOnline = () => void reloadForChunk();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [status]);
  return {
    pending,
    async onClick() {
      setPending(true);
      if (await isReachable()) location.reload();
      else setPending(false);
    },
  };
}

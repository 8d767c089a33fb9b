import { useApi } from '@foyer/api';
import { useRef } from 'react';

/** Others are told for six seconds; more often it is not said. */
const everyMs = 3_000;

/** Tells the others that the reader is writing. */
export function useTellTyping(id: string): (text: string) => void {
  const { client } = useApi();
  const toldAt = useRef(0);
  return (text) => {
    const now = Date.now();
    if (text.trim() === '' || now - toldAt.current < everyMs) return;
    toldAt.current = now;
    // No one misses it where it does not arrive.
    client.POST('/conversations/{id}/typing', { params: { path: { id } } }).catch(() => undefined);
  };
}

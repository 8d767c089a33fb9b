import type { Schemas } from '@foyer/api';
import { useRef, useState } from 'react';
import { useSetQuantity } from '../cart/use-cart.ts';

/**
 * The number of a line while it is being changed. It is sent at once; what is entered while a call is under way goes with the next, the
 * last number only. After a failure what was entered stays, and `retry` sends it again.
 */
export function useQuantity({ id, quantity }: Schemas['CartItem']) {
  const setting = useSetQuantity(id);
  // Undefined where the line shows what the server knows; null where the field was emptied.
  const [entered, setEntered] = useState<number | null>();
  const latest = useRef<number>(quantity);
  const sending = useRef(false);

  async function send(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let sent: number | undefined; sent !== latest.current;) {
        sent = latest.current;
        await setting.mutateAsync(sent);
      }
      setEntered((now) => (now === latest.current ? undefined : now));
    } catch {
      // The call keeps its error, which the line shows.
    } finally {
      sending.current = false;
    }
  }
  return {
    value: entered === undefined ? quantity : entered,
    pending: setting.isPending,
    error: setting.error,
    change(next: number | null) {
      setEntered(next);
      if (next === null) return;
      latest.current = next;
      void send();
    },
    retry: () => void send(),
  };
}

import { useRef, useState } from 'react';

/** One call at a time, with what became of the last one. Guests' screens have no query library (docs/decisions/0003). */
export function useCall() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef(false);
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    setError(undefined);
    try {
      await call();
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  }
  return { pending, error, run };
}

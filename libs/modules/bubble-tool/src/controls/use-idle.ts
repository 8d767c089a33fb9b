import { useEffect, useState } from 'react';

const afterMs = 4_000;

/** Whether no pointer was moved and no key pressed for some seconds. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const events = new AbortController();
    const options = { signal: events.signal, passive: true };
    let timer: ReturnType<typeof setTimeout>;
    function wake() {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), afterMs);
    }
    for (const type of ['pointermove', 'pointerdown', 'keydown']) document.addEventListener(type, wake, options);
    wake();
    return () => {
      clearTimeout(timer);
      events.abort();
    };
  }, []);
  return idle;
}

import { useEffect, useState } from 'react';

const minute = 60_000;

/** The present time in ms, new with every full minute; `first` until the page is hydrated. Pauses while no one looks. */
export function useMinute(first: number, looked: boolean): number {
  const [now, setNow] = useState(first);
  useEffect(() => {
    if (!looked) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const present = Date.now();
      setNow(present);
      timer = setTimeout(tick, minute - (present % minute));
    }
    tick();
    return () => clearTimeout(timer);
  }, [looked]);
  return now;
}

import { useEffect, useState } from 'react';

/** Whether a comment can still be changed: until the moment the server named (null for never). Its own clock has the last word when it is saved. */
export function useStillEditable(until: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setOver(until), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && over !== until;
}

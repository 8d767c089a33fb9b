import { useEffect, useState } from 'react';
import { useApp } from './use-app.ts';

const minute = 60_000;

/** The present time in milliseconds: the server's of the first view until the page has come to life, then this device's, every minute. */
export function useNow(): number {
  const [now, setNow] = useState(useApp().firstView.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

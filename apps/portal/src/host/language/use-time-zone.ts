import { startTransition, useEffect, useState } from 'react';
import { writeCookie } from '../app/cookies.ts';

/**
 * The time zone to show times in: the one the server rendered with, and once the page is hydrated the device's own,
 * remembered for the next first view.
 */
export function useTimeZone(firstView: string): string {
  const [timeZone, setTimeZone] = useState(firstView);
  useEffect(() => {
    const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!device) return;
    writeCookie('tz', device);
    // As a transition, for modules that are not hydrated yet keep the server's view meanwhile.
    startTransition(() => setTimeZone(device));
  }, []);
  return timeZone;
}

import { useEffect } from 'react';

/** Keeps the device from darkening the screen, where it can; it is asked again whenever the page is looked at. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    async function keepAwake() {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (gone) await got.release();
        else lock = got;
      } catch {
        // An empty battery, a saving mode: the device decides.
      }
    }
    const events = new AbortController();
    document.addEventListener('visibilitychange', () => void keepAwake(), { signal: events.signal });
    void keepAwake();
    return () => {
      gone = true;
      events.abort();
      lock?.release().catch(() => undefined);
    };
  }, []);
}

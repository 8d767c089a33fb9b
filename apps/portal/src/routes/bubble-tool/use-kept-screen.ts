import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDocument, workerOrNot } from '../../host/installable/kept-documents.ts';
import { watchUpdates } from '../../host/installable/watch-updates.ts';

const minute = 60_000;
/** What has not changed is kept again after this long, in ms; then the server is also asked for its version. */
const renewedAfterMs = 60 * minute;
/** Screens do not load a new version all at once. */
const spreadMs = minute;

/**
 * Keeps the document for a start without a connection after each change of the content, and at least once an hour; and loads the page again where the
 * server has a newer version of the portal. That waits until the server has just answered, so that the screen never goes dark for it.
 */
export function useKeptScreen(etag: string | undefined, updatedAt: number, active: boolean): void {
  const [outdated, setOutdated] = useState(false);
  const kept = useRef<{ etag: string | undefined; at: number }>({ etag: undefined, at: 0 });
  useEffect(() => watchUpdates(() => setOutdated(true)), []);

  const keep = useEffectEvent(async () => {
    const { etag: known, at } = kept.current;
    if (known === etag && Date.now() - at < renewedAfterMs) return;
    const before = { ...kept.current };
    kept.current = { etag, at: Date.now() };
    try {
      const { outdated: newer } = await keepDocument({ kind: 'screen', path: location.pathname, title: document.title });
      if (newer) setOutdated(true);
    } catch {
      kept.current = before;
    }
  });
  useEffect(() => {
    if (!active || !updatedAt || !etag) return undefined;
    let gone = false;
    void workerOrNot().then(() => (gone ? undefined : keep()));
    return () => void (gone = true);
  }, [active, etag, updatedAt]);

  // With the answer after the one that announced it.
  useEffect(() => {
    if (!outdated || !active) return undefined;
    const timer = setTimeout(() => {
      fetch('/health', { cache: 'no-store' }).then(
        ({ ok }) => ok && location.reload(),
        () => undefined,
      );
    }, Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [outdated, active, updatedAt]);
}

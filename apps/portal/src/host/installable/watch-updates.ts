import type { VersionMessage } from './scope.ts';

/** A tab may stay open for days: how often it asks for a new version, in ms, when someone comes back to it. */
const interval = 30 * 60_000;

/** The build that runs here; undefined where it was not built. */
export const runningVersion = () => document.querySelector<HTMLMetaElement>('meta[name="foyer-version"]')?.content;

/**
 * Installs the service worker and calls `onUpdate` once the server has another version of the portal than the one that runs here. Answers what
 * ends the watch. Without a worker (an old browser, a private window, blocked storage) the portal is the same except for its offline page.
 */
export function watchUpdates(onUpdate: () => void, container: ServiceWorkerContainer | undefined = navigator.serviceWorker): () => void {
  const running = runningVersion();
  // Only what is built has a version.
  if (!container || !running) return () => undefined;
  const events = new AbortController();
  const { signal } = events;
  const onMessage = ({ data, source }: MessageEvent<VersionMessage | null>) => {
    if (!data?.version || data.version === running) return;
    isNewest(source as ServiceWorker, container).then(
      (newest) => newest && !signal.aborted && onUpdate(),
      () => undefined,
    );
  };
  container.addEventListener('message', onMessage, { signal });
  container.startMessages();
  void begin(container, signal).catch(() => undefined);
  return () => events.abort();
}

/** Until its successor has taken over, the worker of the last version answers a page that is newer than itself. */
async function isNewest(worker: ServiceWorker, container: ServiceWorkerContainer): Promise<boolean> {
  const { installing, waiting } = await (await container.ready).update();
  return !installing && !waiting && worker.state !== 'redundant';
}

async function begin(container: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  const registration = await container.register('/service-worker.js', { updateViaCache: 'none' });
  registration.active?.postMessage('version');
  let asked = performance.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < interval) return;
    asked = performance.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask, { signal });
}

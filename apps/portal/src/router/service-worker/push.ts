import type { ClosedSubscription, Pressed, Pushed, WorkerScope } from '../../host/installable/scope.ts';
import { readMessage, shownMessage } from './push-message.ts';

/** What the member is notified of, by their session; undefined where that has ended or nothing answers. */
async function askLatest(lang: string) {
  try {
    const answer = await fetch(`/api/v2/notifications/latest?locale=${lang.replace('-', '_')}`, { signal: AbortSignal.timeout(5_000) });
    return answer.ok ? ((await answer.json()) as Parameters<typeof shownMessage>[1]) : undefined;
  } catch {
    return undefined;
  }
}

async function show(worker: WorkerScope, { data }: Pushed): Promise<void> {
  const message = readMessage(data?.text());
  if (!message) return;
  const { title, options } = shownMessage(message, await askLatest(message.lang));
  await worker.registration.showNotification(title, options);
}

/** Shows what a message is about in a tab that is open, or in a new one. */
async function open(worker: WorkerScope, { notification }: Pressed): Promise<void> {
  notification.close();
  const address = new URL(notification.data?.path ?? '/', location.origin).href;
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  if (!tab) return void (await worker.clients.openWindow(address));
  await tab.focus();
  // A tab that this worker does not control cannot be led.
  if (tab.url !== address) await tab.navigate(address).catch(() => worker.clients.openWindow(address));
}

/** Keeps a subscription that the browser has replaced; the page gives it to the server at its next start, for only pages prove whose they are. */
async function subscribeAgain(worker: WorkerScope, { oldSubscription }: ClosedSubscription): Promise<void> {
  if (oldSubscription) await worker.registration.pushManager.subscribe(oldSubscription.options);
}

/** Has the worker receive push messages. */
export function receivePush(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(worker, event)));
  worker.addEventListener('notificationclick', (event) => event.waitUntil(open(worker, event)));
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(worker, event)));
}

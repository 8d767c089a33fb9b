import type { Api } from '@foyer/api';

/** Whether push messages reach this browser: `install` where the portal has to be put on the home screen first. */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on';

const chosen = 'foyer.push';

/** iPhones and iPads have push for installed apps alone. */
const asksInstall = (): boolean =>
  /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent) &&
  navigator.maxTouchPoints > 1 &&
  !matchMedia('(display-mode: standalone)').matches;

/** Whose choice it is: the next member in this browser chooses for themselves. */
function readChosen(): string | null {
  try {
    return localStorage.getItem(chosen);
  } catch {
    return null;
  }
}
function keepChosen(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(chosen);
    else localStorage.setItem(chosen, userId);
  } catch {
    // Without storage it is chosen again at the next login.
  }
}

const supported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
const registration = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration();

/** How it is with push messages in this browser. */
export async function readPushState(userId: string): Promise<PushState> {
  if (!supported()) return asksInstall() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const current = await registration();
  if (!current) return 'unsupported';
  return (await current.pushManager.getSubscription()) && readChosen() === userId ? 'on' : 'off';
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** A subscription for this server's key; one that was made for another is of no use any more. */
async function subscription(current: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await current.pushManager.subscribe(options);
  } catch (error) {
    const before = await current.pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return current.pushManager.subscribe(options);
  }
}

async function send({ client }: Api, key: string): Promise<void> {
  const current = await registration();
  if (!current) throw new Error('There is no service worker.');
  const { endpoint, keys } = (await subscription(current, key)).toJSON();
  const body = { subscription: { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } } };
  await client.POST('/users/push_subscription', { body });
}

/** Asks the browser's own question, and subscribes where it is answered with yes. Call it at a press alone. */
export async function turnPushOn(api: Api, key: string, userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await send(api, key);
  keepChosen(userId);
}

/** Ends it in this browser and at the server. */
export async function turnPushOff({ client }: Api): Promise<void> {
  await client.DELETE('/users/push_subscription');
  keepChosen(null);
  await dropPushSubscription();
}

/** Subscribes again for a session that has begun, where this member has chosen it in this browser before. Asks nothing. */
export async function renewPush(api: Api, key: string, userId: string): Promise<void> {
  if (!supported() || Notification.permission !== 'granted' || readChosen() !== userId) return;
  await send(api, key);
}

/** Takes the subscription away from the browser: at logout the server has forgotten it with the session. */
export async function dropPushSubscription(): Promise<void> {
  try {
    await (await (await registration())?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // No worker, no subscription.
  }
}

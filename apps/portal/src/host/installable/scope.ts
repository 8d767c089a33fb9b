/** What the server writes before the worker's own code (apps/server/src/web/installable). */
export interface WorkerSettings {
  /** Names the portal's build. */
  version: string;
  /** The addresses of the offline pages by language. */
  offline: Readonly<Record<string, string>>;
}

/** The worker's message to pages: the build that the server has now. */
export interface VersionMessage {
  version: string;
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Recipient {
  postMessage(message: unknown): void;
}

/** Who answers what a condition fits: `fetch-event` is the worker, `network` the browser, which then does not even start the worker. */
export interface Route {
  condition: { requestMode: 'navigate'; urlPattern?: { pathname: string } };
  source: 'fetch-event' | 'network';
}

/** The event of the worker's installation. */
export interface Installing extends Waiting {
  /** Absent in browsers without static routing. */
  addRoutes?(routes: readonly Route[]): Promise<void>;
}

/** A push message has come. */
export interface Pushed extends Waiting {
  readonly data: { text(): string } | null;
}

/** A message that is shown was pressed. */
export interface Pressed extends Waiting {
  readonly notification: { readonly data: { path?: string } | null; close(): void };
}

/** The browser has ended a subscription, or replaced it. */
export interface ClosedSubscription extends Waiting {
  readonly oldSubscription?: PushSubscription | null;
}

/** A tab of the portal. */
interface Tab extends Recipient {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface Events {
  install: Installing;
  activate: Waiting;
  fetch: Fetching;
  push: Pushed;
  notificationclick: Pressed;
  pushsubscriptionchange: ClosedSubscription;
  message: Event & { readonly source: Recipient | null };
}

/** The worker's global scope, as far as it is used: TypeScript's own types for it cannot be used beside those of pages. */
export interface WorkerScope {
  readonly foyer: WorkerSettings;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options?: { type: 'window' }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'> & {
    navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> };
  };
  /** The browser's cookies; absent in some browsers. */
  readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  /** The class of `install`'s event; absent in some browsers. */
  readonly InstallEvent?: { readonly prototype: object };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
}

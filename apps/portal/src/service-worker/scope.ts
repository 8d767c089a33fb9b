/** What the server writes before the worker's own code (apps/server/src/web/installable). */
export interface WorkerSettings {
  /** Names the portal's build. */
  version: string;
  /** The addresses of the offline pages by language. */
  offline: Readonly<Record<string, string>>;
}

/** What the worker tells pages: the build that the server has now. */
export interface Told {
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

interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Fetching;
  message: Event & { readonly source: Recipient | null };
}

/** The worker's global scope, as far as it is used: TypeScript's own types for it cannot stand beside those of pages. */
export interface WorkerScope {
  readonly foyer: WorkerSettings;
  readonly clients: { claim(): Promise<void>; matchAll(): Promise<readonly Recipient[]> };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
}

import { ApiError, type Schemas } from '@foyer/api';
import type { Draft } from './drafts.ts';
import { chatPrefix, type Keep, readList } from './keep.ts';

/** A message that is on its way to the server. */
export interface Pending extends Draft {
  /** Sent with every attempt: however often it is tried, it is written once. */
  key: string;
  conversation: string;
  /** When it was written. */
  at: string;
}

/** What an outbox needs. */
export interface OutboxOptions {
  keep: Keep;
  me: string;
  send(message: Pending): Promise<Schemas['ChatMessage']>;
  /** Whether the browser's session is still the member's: what waits must not be sent in the name of another. */
  isTheirs(): Promise<boolean>;
  onSent(message: Schemas['ChatMessage']): void;
  /** The server does not take it. */
  onRefused(message: Pending, problem: Schemas['Problem']): void;
  /** Runs one attempt at a time among the tabs of a browser. */
  alone?(run: () => Promise<void>): Promise<void>;
  newKey(): string;
}

/** Whether a failure may pass: no answer, an ended session, too many writes, a server in trouble. All others say no for good. */
const mayPass = (status: number): boolean => [0, 401, 403, 408, 425, 429].includes(status) || status >= 500;

/** No server is waited for longer. */
const longestMs = 300_000;

/** How long it waits after so many attempts that failed. */
const pauseMs = (failed: number): number => Math.min(30_000, 1_000 * 2 ** (failed - 1));

const isPending = ({ key, conversation, text, at, attachments }: Partial<Pending>) =>
  [key, conversation, text, at].every((part) => typeof part === 'string') && Array.isArray(attachments);

/** What waits, kept in the browser: each under a key of its own, so that no tab writes over what another one keeps. */
function createWaiting(keep: Keep, prefix: string) {
  const listeners = new Set<() => void>();
  let all: readonly Pending[] = keep
    .keys(prefix)
    .flatMap((key) => readList<Pending>(keep, key, isPending))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const notify = () => listeners.forEach((listener) => listener());
  function set(next: readonly Pending[]): void {
    all = next;
    notify();
  }
  return {
    all: () => all,
    add(message: Pending): void {
      keep.write(prefix + message.key, JSON.stringify([message]));
      set([...all, message]);
    },
    remove(sent: string): void {
      keep.write(prefix + sent, null);
      set(all.filter((one) => one.key !== sent));
    },
    /** Whether it still waits; another tab may have sent it, or given it up. */
    isKept: (message: Pending): boolean => all.includes(message) && keep.read(prefix + message.key) !== null,
    notify,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is sent and not stored yet: kept in the browser, sent in order within each conversation, and tried again until the server answers yes or no. */
export function createOutbox(options: OutboxOptions) {
  const { keep, me, send, isTheirs, onSent, onRefused, newKey } = options;
  const alone = options.alone ?? ((run) => run());
  const waiting = createWaiting(keep, `${chatPrefix}${me}:outbox:`);
  let failed = 0;
  /** What the server has asked for, in ms. */
  let asked = 0;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What waits since before: the session may be another one by now. */
  let doubtful = waiting.all().length > 0;

  /** Whether the next one may be tried at once. */
  async function attempt(message: Pending): Promise<boolean> {
    try {
      if (doubtful && !(await isTheirs())) return false;
      doubtful = false;
      const stored = await send(message);
      failed = 0;
      waiting.remove(message.key);
      onSent(stored);
    } catch (error) {
      const { status, problem, retryAfter } = error instanceof ApiError ? error : { status: 0, problem: null, retryAfter: 0 };
      if (!problem || mayPass(status)) {
        asked = Math.min(longestMs, retryAfter * 1_000);
        doubtful = true;
        return false;
      }
      failed = 0;
      waiting.remove(message.key);
      onRefused(message, problem);
    }
    return true;
  }
  async function run(): Promise<void> {
    clearTimeout(timer);
    if (running) return;
    running = true;
    let goesOn = true;
    try {
      for (let next = waiting.all()[0]; goesOn && next; next = waiting.all()[0]) {
        const message = next;
        await alone(async () => {
          if (waiting.isKept(message)) goesOn = await attempt(message);
          else waiting.remove(message.key);
        });
      }
    } finally {
      running = false;
    }
    if (goesOn) return;
    failed += 1;
    waiting.notify();
    timer = setTimeout(() => void run(), Math.max(asked, pauseMs(failed)));
  }

  return {
    read: waiting.all,
    /** Whether the last attempt got no answer. */
    isStuck: () => failed > 0,
    add(conversation: string, draft: Draft): Pending {
      const message = { ...draft, conversation, key: newKey(), at: new Date().toISOString() };
      waiting.add(message);
      void run();
      return message;
    },
    /** Gives one up that is not sent yet. */
    cancel: waiting.remove,
    /** Tries at once what waits: the network is back. */
    retry: () => void run(),
    subscribe: waiting.subscribe,
  };
}

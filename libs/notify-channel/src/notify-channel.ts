/** Takes what operators should know, as pino does. */
export interface Log {
  warn(details: { err: unknown }, message: string): void;
}

/** What processes notify each other of: events that are stored, sessions that have ended, what their caches forget. */
export const topics = ['events', 'sessions', 'forgets'] as const;

/** One of `topics`. */
export type Topic = (typeof topics)[number];

/**
 * The channel between the processes on one database. It may lose a notification: nothing may depend on one alone, and nothing in one is believed beyond "look again".
 */
export interface NotifyChannel {
  /** Notifies every process, this one too. Rejects where it cannot. A payload takes up to 7,000 bytes. */
  notify(topic: Topic, payload: string): Promise<void>;
  /** Hears a topic from now on. */
  hear(topic: Topic, listener: (payload: string) => void): void;
  /** Says whether notifications arrive: now, and whenever that changes. */
  onState(listener: (listening: boolean) => void): void;
  /** Resolves when it listens, or has failed to for the first time. */
  tried: Promise<void>;
  close(): Promise<void>;
}

/** PostgreSQL takes 8,000 bytes. */
export const payloadLimit = 7_000;

/** How long to wait before the connection is made again, in ms. */
export const againMs = 2_000;

/** Keeps who listens to a channel, whatever carries it. */
export function createListeners(log: Log) {
  const byTopic = new Map<Topic, ((payload: string) => void)[]>(topics.map((topic) => [topic, []]));
  const ofState: ((listening: boolean) => void)[] = [];
  let listening = false;
  let complained = false;
  return {
    hear: (topic: Topic, listener: (payload: string) => void): void => void byTopic.get(topic)!.push(listener),
    onState(listener: (listening: boolean) => void): void {
      ofState.push(listener);
      listener(listening);
    },
    heard: (topic: Topic, payload: string): void => byTopic.get(topic)!.forEach((listener) => listener(payload)),
    /** Tells a change, and the first failure of several. */
    become(now: boolean, failure?: unknown): void {
      if (now) complained = false;
      else if (failure !== undefined && !complained) {
        complained = true;
        log.warn({ err: failure }, 'Notifications of other processes cannot be received at the moment');
      }
      if (now === listening) return;
      listening = now;
      ofState.forEach((listener) => listener(now));
    },
  };
}

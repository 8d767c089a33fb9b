import type { components } from '../schema.gen.ts';

/** What the server says over the open connection (`openRealtime` in the contract). */
export type RealtimeMessage = components['schemas']['RealtimeMessage'];

type Type = RealtimeMessage['type'];
type MessageOf<T extends Type> = Extract<RealtimeMessage, { type: T }>;

/** Who waits for which messages of a connection. */
export interface Subscriptions {
  /**
   * Subscribes to one type of message until the returned function is called. `hello` says that a connection has begun; the
   * present state is sent next.
   */
  subscribe<T extends Type>(type: T, handler: (message: MessageOf<T>) => void): () => void;
  /** Passes a message on to those who subscribe to its type; types that no one knows are skipped. */
  dispatch(message: RealtimeMessage): void;
}

/** Makes the subscriptions of one connection, which may be made before it begins and outlast it. */
export function createSubscriptions(): Subscriptions {
  const handlers = new Map<Type, Set<(message: never) => void>>();
  return {
    subscribe(type, handler) {
      const all = handlers.get(type) ?? new Set();
      handlers.set(type, all.add(handler));
      return () => void all.delete(handler);
    },
    dispatch(message) {
      for (const handler of handlers.get(message.type) ?? []) handler(message as never);
    },
  };
}

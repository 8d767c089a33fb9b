import type { Schemas } from '@foyer/api';

/** What the server says over the open connection (`openRealtime` in the contract). */
export type RealtimeMessage = Schemas['RealtimeMessage'];

type Type = RealtimeMessage['type'];
type MessageOf<T extends Type> = Extract<RealtimeMessage, { type: T }>;

const handlers = new Map<Type, Set<(message: never) => void>>();

/**
 * Subscribes to one type of message until the returned function is called. `hello` says that a connection has begun; the
 * present state is sent next.
 */
export function subscribe<T extends Type>(type: T, handler: (message: MessageOf<T>) => void): () => void {
  const all = handlers.get(type) ?? new Set();
  handlers.set(type, all.add(handler));
  return () => void all.delete(handler);
}

/** Passes a message on to those who subscribe to its type; types that no one knows are skipped. */
export function dispatch(message: RealtimeMessage): void {
  for (const handler of handlers.get(message.type) ?? []) handler(message as never);
}

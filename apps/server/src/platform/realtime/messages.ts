import type { Schemas } from '@foyer/api';

/** What travels to a page (`RealtimeMessage` in the contract). */
export type RealtimeMessage = Schemas['RealtimeMessage'];

/** What features notify a member of; `hello` and `heartbeat` are the connection's own. */
export type RealtimeEvent = Exclude<RealtimeMessage, { type: 'hello' | 'heartbeat' }>;

/** Why the server closes a connection (RFC 6455 §7.4; 4001 is ours). */
export const closeCodes = {
  /** The session has ended: logged out, ended from the list, disabled, expired. */
  sessionEnded: 4001,
  /** The server stops; the reason is the number of milliseconds to wait. */
  restart: 1012,
  /** Too many connections, or they cannot be served at the moment. */
  tryLater: 1013,
  /** Too many messages. */
  policy: 1008,
} as const;

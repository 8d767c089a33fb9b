const secondMs = 1000;

/** Times and limits of connections. Tests set their own; no one else does. */
export interface RealtimeLimits {
  /** The connection is asked for a sign of life so often… */
  pingMs: number;
  /** …and is taken for dead where none has come within this time. */
  patienceMs: number;
  /** Ended sessions and other processes' events are polled for so often, notified or not. */
  pollMs: number;
  /** A reader that leaves more bytes than this unread is cut off. */
  maxBuffered: number;
  /** Connections of one member, each of them a tab. */
  perUser: number;
  /** Connections from one address; a whole hotel may share one. */
  perAddress: number;
  /** Handshakes under way at once, and how long one may take. */
  unfinished: { count: number; ms: number };
  /** So many messages from one page in so many milliseconds. */
  messages: { count: number; ms: number };
  /** The members of a stopping server come back spread over this time. */
  returnMs: number;
  /** How long a closed connection is waited for. */
  goodbyeMs: number;
}

/** The limits of a running server (reliability §1 and §2). A proxy that cuts idle connections after 30 s or more stays content. */
export const realtimeLimits: RealtimeLimits = {
  pingMs: 25 * secondMs,
  patienceMs: 15 * secondMs,
  pollMs: secondMs,
  maxBuffered: 1024 * 1024,
  perUser: 30,
  perAddress: 2_000,
  unfinished: { count: 1_000, ms: 10 * secondMs },
  messages: { count: 30, ms: 10 * secondMs },
  returnMs: 10 * secondMs,
  goodbyeMs: secondMs,
};

/** Bytes of one message from a page. */
export const maxPayload = 64 * 1024;

import { backOffMs } from './back-off.ts';
import { openPoll } from './open-poll.ts';
import { openSocket } from './open-socket.ts';
import type { RealtimeMessage } from './subscriptions.ts';
import type { GetToken } from './transport.ts';

/** What a link needs. */
export interface LinkOptions {
  /** The address of `openRealtime` with `http:` or `https:`. */
  url: string;
  onMessage(message: RealtimeMessage): void;
  /** A connection has begun; or it could not be had several times in a row, and any time after. */
  onConnection?(begun: boolean): void;
  /** The server says that the session has ended, or does not let this page in: asks whether someone is signed in; undefined without an answer. */
  askForSession(): Promise<boolean | undefined>;
  /** Brings the token of a widget on another website; pages of the portal have their cookie. */
  token?: GetToken;
}

/** The server's close codes that mean more than "come again" (openapi/paths/realtime.yaml). */
const [sessionEnded, restart] = [4001, 1012];

/** A connection that ends sooner counts as failed. */
const stableMs = 5_000;
/** How long the server's first message, `hello`, may take, in ms. */
const helloTimeoutMs = 15_000;
/** The answer that ended the session brings a new one's cookies; it may still be on its way. */
const settleMs = 250;
/** From this many refused attempts in a row on the connection counts as lost. */
const failedAfter = 4;
/** So many refused attempts in a row ask once whose session it is. */
const askedEvery = 5;
/** After so many sockets without a hello it is polled instead, until a poll fails as well or the network changes. */
const socketTries = 2;

/** Sockets, and polls where there are none to be had. */
function createTransports(url: string, token: GetToken | undefined) {
  const socket = openSocket(url.replace(/^http/, 'ws'), token);
  const poll = openPoll(`${url}/poll`, token);
  let failed = 0;
  const polling = () => failed >= socketTries;
  return {
    next: () => (polling() ? poll : socket),
    /** Notes that one brought no hello. */
    refused: () => void (failed = polling() ? 0 : failed + 1),
    begun: () => void (polling() || (failed = 0)),
    /** Whatever stood in the way of sockets may be gone. */
    reset: () => void (failed = 0),
  };
}

/**
 * Keeps a connection to the server open: it comes back after every loss, with growing pauses, and at once when the network or the reader is back. A
 * connection on which nothing arrives for one and a half heartbeats is taken for dead. Where no WebSocket can be had it polls. Returns what ends it.
 */
export function openLink({ url, onMessage, onConnection, askForSession, token }: LinkOptions): () => void {
  const events = new AbortController();
  const { signal } = events;
  const transports = createTransports(url, token);
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let timeoutMs = helloTimeoutMs;
  // The wall clock: others pause while the device sleeps.
  let lastMessageAt = 0;
  let connectedAt: number | undefined;

  function wait(ms: number, then: () => void): void {
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(then, ms);
  }
  function receive(message: RealtimeMessage): void {
    lastMessageAt = Date.now();
    if (message.type === 'hello') {
      connectedAt = lastMessageAt;
      transports.begun();
      onConnection?.(true);
      timeoutMs = message.heartbeat * 1_500;
    }
    wait(timeoutMs, drop);
    onMessage(message);
  }
  function connect(): void {
    [connectedAt, lastMessageAt, timeoutMs] = [undefined, Date.now(), helloTimeoutMs];
    wait(timeoutMs, drop);
    end = transports.next()({ message: receive, closed: (code, reason) => void lost(code, reason) });
  }
  async function lost(code: number, reason: string): Promise<void> {
    const refused = connectedAt === undefined;
    if (!refused && Date.now() - connectedAt! >= stableMs) attempt = 0;
    end = undefined;
    clearTimeout(timer);
    if (refused) transports.refused();
    if (refused && attempt >= failedAfter) onConnection?.(false);
    // A refused handshake does not say why; the session may have ended meanwhile.
    if (code === sessionEnded || (refused && attempt % askedEvery === 0)) {
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      // Anyone who signs in again begins a new link.
      if ((await askForSession()) === false) return events.abort();
    }
    const hint = code === restart ? Number.parseInt(reason, 10) : Number.NaN;
    // Someone may have been quicker meanwhile.
    if (!end) wait(Number.isNaN(hint) ? backOffMs(attempt++) : hint, connect);
  }
  /** Takes the connection for dead and begins a new one. */
  function drop(): void {
    end?.();
    void lost(0, '');
  }
  function resume(): void {
    if (document.visibilityState === 'hidden') return;
    if (end && Date.now() - lastMessageAt < timeoutMs) return;
    end?.();
    attempt = 0;
    transports.reset();
    connect();
  }
  function pause(): void {
    clearTimeout(timer);
    end?.();
    end = undefined;
  }

  window.addEventListener('online', resume, { signal });
  document.addEventListener('visibilitychange', resume, { signal });
  // A page with an open connection could not be kept for the way back.
  window.addEventListener('pagehide', pause, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume(), { signal });
  connect();
  return () => {
    events.abort();
    pause();
  };
}

import type { Schemas } from '@foyer/api';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Answer, Browser } from '../browser.ts';

type Message = Schemas['ChatMessage'];

/** How long a page waits for a sign of life, and between two attempts, in ms. Shorter than a page's own, to see more in the same time. */
const [silentMs, mostPauseMs] = [4_000, 500];

/** A page with one conversation open, which must have the same messages in the same order as all others in the end. */
export interface Receiver {
  /** The texts it shows, in their order. */
  shown(): readonly string[];
  /** What went wrong on the way: shown twice, out of order, with a gap. */
  faults: string[];
  /** How often it had to begin again. */
  connections(): number;
  /** Up to which change it has the conversation. */
  cursor(): number;
  stop(): void;
}

/** A connection that ends itself after some silence, as a page's does. */
function connect(
  address: string,
  cookie: string,
  onMessage: (message: Schemas['RealtimeMessage']) => void,
): { ended: Promise<void>; end(): void } {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v2/realtime`, { headers: { cookie, origin: address } });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let silent = setTimeout(() => socket.terminate(), silentMs);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(silent);
    resolve();
  });
  socket.on('message', (data: Buffer) => {
    clearTimeout(silent);
    silent = setTimeout(() => socket.terminate(), silentMs);
    onMessage(JSON.parse(data.toString()) as Schemas['RealtimeMessage']);
  });
  return { ended, end: () => socket.terminate() };
}

/** Opens a conversation on a page at `address` and keeps it up to date by the protocol alone: cursor, live messages, what has changed since. */
export function startReceiver(address: string, browser: Browser<Answer>, conversation: string): Receiver {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const shown: string[] = [];
  const faults: string[] = [];
  let [cursor, lastNumber, connections, stopped] = [0, 0, 0, false];
  let current: { end(): void } | undefined;
  let catching: Promise<void> | undefined;

  function take(message: Message, seq: number): void {
    if (seq <= cursor) return;
    if (seq !== cursor + 1) faults.push(`gap: ${seq} after ${cursor}`);
    cursor = seq;
    if (message.kind !== 'message') return;
    // One that is shown twice has a number that was there before.
    if (message.number !== lastNumber + 1) faults.push(`number ${message.number} after ${lastNumber}: ${message.text}`);
    lastNumber = message.number;
    shown.push(message.text);
  }
  async function fetchChanges(): Promise<void> {
    for (let more = true; more && !stopped;) {
      const answer = await browser.get(`/conversations/${conversation}/changes?after=${cursor}`).catch(() => undefined);
      if (answer?.statusCode !== 200) {
        await delay(100);
        continue;
      }
      const page = answer.json<Schemas['ChatMessageChanges']>();
      for (const message of page.results) take(message, message.changed_seq);
      cursor = Math.max(cursor, page.seq);
      more = page.more;
    }
  }
  const catchUp = (): void => void (catching ??= fetchChanges().finally(() => (catching = undefined)));

  async function stay(): Promise<void> {
    while (!stopped) {
      const connection = connect(address, cookie, (message) => {
        if (message.type === 'hello') connections += 1;
        if (message.type === 'hello') return catchUp();
        if (message.type !== 'chat_message' || message.message.conversation_id !== conversation) return;
        if (message.seq > cursor + 1) return catchUp();
        if (!catching) take(message.message, message.seq);
        else catchUp();
      });
      current = connection;
      await connection.ended;
      await delay(Math.random() * mostPauseMs);
    }
  }
  void stay();
  return {
    shown: () => shown,
    faults,
    connections: () => connections,
    cursor: () => cursor,
    stop() {
      stopped = true;
      current?.end();
    },
  };
}

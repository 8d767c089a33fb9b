import type { Schemas } from '@foyer/api';
import { randomBytes } from 'node:crypto';
import type { Connection, ConnectionOwner } from './connection.ts';
import type { RealtimeLimits } from './limits.ts';
import type { RealtimeMessage } from './messages.ts';

/** What a poll is answered with (`RealtimePoll` in the contract). */
export type PollAnswer = Schemas['RealtimePoll'];

/** A connection of a page that polls. */
export interface PollConnection extends Connection {
  id: string;
  /** Answers with what came after `after`, as soon as there is something, without anything after one heartbeat. An earlier poll that still waits is answered at once. */
  poll(after: number): Promise<PollAnswer>;
}

type PollLimits = Pick<RealtimeLimits, 'pingMs' | 'patienceMs' | 'maxBuffered'>;
type Closed = Schemas['RealtimeClosed'];

/** The messages that have not been acknowledged, each with its number. */
function createQueue(maxBytes: number) {
  let first = 1;
  let texts: string[] = [];
  let bytes = 0;
  return {
    /** Keeps a message; false where the reader has left too much unread. */
    add(text: string): boolean {
      texts.push(text);
      bytes += text.length;
      return bytes <= maxBytes;
    },
    /** Forgets what the reader has. */
    drop(upTo: number): void {
      const gone = texts.splice(0, Math.max(0, upTo - first + 1));
      first += gone.length;
      for (const text of gone) bytes -= text.length;
    },
    last: () => first + texts.length - 1,
    all: () => texts.map((text) => JSON.parse(text) as RealtimeMessage),
    isEmpty: () => texts.length === 0,
    clear: () => void (texts = []),
  };
}

/** Makes a connection of a page that polls; it ends where no poll comes for as long as a dead socket is waited for. */
export function createPollConnection(owner: ConnectionOwner, { pingMs, patienceMs, maxBuffered }: PollLimits): PollConnection {
  const id = randomBytes(16).toString('base64url');
  const queue = createQueue(maxBuffered);
  const { promise: closed, resolve: end } = Promise.withResolvers<void>();
  let ended: Closed | null = null;
  let answer: (() => void) | undefined;
  let gone: NodeJS.Timeout | undefined;

  function expect(): void {
    clearTimeout(gone);
    gone = setTimeout(() => close(1006, 'not polled'), pingMs + patienceMs).unref();
  }
  function close(code: number, reason: string): void {
    if (ended) return;
    ended = { code, reason };
    clearTimeout(gone);
    answer?.();
    queue.clear();
    end();
  }
  function send(...texts: readonly (string | Buffer)[]): void {
    if (ended) return;
    if (!texts.every((text) => queue.add(String(text)))) return close(1006, 'too much unread');
    // What comes in one go leaves in one answer.
    setImmediate(() => answer?.());
  }
  const state = (): PollAnswer => ({ connection: id, messages: queue.all(), next: queue.last(), closed: ended });

  expect();
  return {
    ...owner,
    id,
    send,
    close,
    closed,
    async poll(after) {
      answer?.();
      queue.drop(after);
      clearTimeout(gone);
      if (queue.isEmpty() && !ended) {
        const { promise, resolve } = Promise.withResolvers<void>();
        const overdue = setTimeout(resolve, pingMs).unref();
        answer = resolve;
        await promise;
        clearTimeout(overdue);
        if (answer === resolve) answer = undefined;
      }
      if (!ended) expect();
      return state();
    },
  };
}

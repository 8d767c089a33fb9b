import type { components } from '../schema.gen.ts';
import type { GetToken, Transport } from './transport.ts';

type Poll = components['schemas']['RealtimePoll'];

/** The close code for a session that has ended, as that of the socket. */
const sessionEnded = 4001;
const unauthenticated = 401;

/** Polls `pollRealtime` one after the other, for pages behind something that lets no WebSocket through. */
export const openPoll =
  (url: string, token?: GetToken): Transport =>
  ({ message, closed }) => {
    const ended = new AbortController();
    const { signal } = ended;

    async function next(query: string): Promise<Poll | number> {
      try {
        const own: RequestInit = token ? { credentials: 'omit', headers: { authorization: `Bearer ${await token()}` } } : {};
        const response = await fetch(url + query, { ...own, signal, cache: 'no-store' });
        if (response.ok) return (await response.json()) as Poll;
        return response.status === unauthenticated ? sessionEnded : 0;
      } catch {
        return 0;
      }
    }
    function end(code: number, reason: string): void {
      ended.abort();
      closed(code, reason);
    }
    async function poll(): Promise<void> {
      for (let query = ''; !signal.aborted;) {
        const answer = await next(query);
        if (signal.aborted) return;
        if (typeof answer === 'number') return end(answer, '');
        answer.messages.forEach((each) => message(each));
        // An answer without messages is what a heartbeat is for a socket.
        if (answer.messages.length === 0) message({ type: 'heartbeat' });
        if (answer.closed) return end(answer.closed.code, answer.closed.reason);
        query = `?connection=${answer.connection}&after=${answer.next}`;
      }
    }
    void poll();
    return () => ended.abort();
  };

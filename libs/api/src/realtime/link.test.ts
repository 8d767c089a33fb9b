// @vitest-environment jsdom
import { aRealtimeHello, aRealtimePoll, aRealtimeUnread } from '@foyer/api/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLink } from './link.ts';

/** The browser's socket as far as a link uses it; the test is the server. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly url: string;
  close = vi.fn(() => void (this.readyState = 3));

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  say(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  end(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

const url = 'https://foyer.example/api/v2/realtime';
const latest = () => FakeSocket.all.at(-1)!;
const onMessage = vi.fn();
const askForSession = vi.fn(async (): Promise<boolean | undefined> => true);
let end: () => void;
/** The server's answers to polls; without any, nothing can be fetched. */
let answers: (object | Response)[];
const polled = vi.fn(async (_url: string, { signal }: RequestInit): Promise<Response> => {
  const answer = answers.shift();
  if (answer instanceof Response) return answer;
  if (answer) return Response.json(answer);
  throw signal?.aborted ? new DOMException('ended', 'AbortError') : new TypeError('Failed to fetch');
});
const refuseSockets = async (count: number) => {
  for (let attempt = 0; attempt < count; attempt += 1) {
    latest().end(1006);
    await vi.advanceTimersByTimeAsync(1_000);
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', polled);
  answers = [];
  vi.spyOn(Math, 'random').mockReturnValue(1);
  FakeSocket.all = [];
  end = openLink({ url, onMessage, askForSession });
});
afterEach(() => {
  end();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says that it has no connection after four refused attempts, and that it has begun', async () => {
  const onConnection = vi.fn();
  end();
  end = openLink({ url, onMessage, onConnection, askForSession });
  // Two sockets, a poll, and another socket.
  await refuseSockets(3);
  expect(onConnection.mock.calls).toEqual([]);
  await refuseSockets(1);
  expect(onConnection.mock.calls).toEqual([[false]]);
  await vi.advanceTimersByTimeAsync(10_000);
  latest().say(aRealtimeHello());
  expect(onConnection).toHaveBeenLastCalledWith(true);
});

it('passes on what the server says', () => {
  latest().say(aRealtimeHello());
  latest().say(aRealtimeUnread());
  expect(latest().url).toBe('wss://foyer.example/api/v2/realtime');
  expect(onMessage.mock.calls).toEqual([[aRealtimeHello()], [aRealtimeUnread()]]);
});

it('comes back after a loss, with growing pauses until a connection lasts', async () => {
  for (const pause of [100, 200, 400]) {
    latest().say(aRealtimeHello());
    const before = FakeSocket.all.length;
    latest().end(1006);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  latest().say(aRealtimeHello());
  await vi.advanceTimersByTimeAsync(5_000);
  latest().end(1006);
  await vi.advanceTimersByTimeAsync(100);
  expect(FakeSocket.all).toHaveLength(5);
});

it('waits as long as a stopping server asks for', async () => {
  latest().say(aRealtimeHello());
  latest().end(1012, '7000');
  await vi.advanceTimersByTimeAsync(6_999);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(2);
});

it('comes back at once when the network or the reader is back', async () => {
  latest().say(aRealtimeHello());
  latest().end(1012, '9000');
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
  latest().say(aRealtimeHello());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(2);
  // The device slept: its timers were paused, the wall clock did not.
  vi.setSystemTime(Date.now() + 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(3);
});

it('takes a silent connection for dead within 40 s', async () => {
  const [dead] = FakeSocket.all;
  dead!.say(aRealtimeHello());
  await vi.advanceTimersByTimeAsync(25_000);
  dead!.say({ type: 'heartbeat' });
  await vi.advanceTimersByTimeAsync(37_400);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(dead!.close).toHaveBeenCalled();
  expect(FakeSocket.all).toHaveLength(2);
});

it('asks whose session it is when the server ends it or lets no one in', async () => {
  latest().say(aRealtimeHello());
  latest().end(4001, 'session ended');
  await vi.advanceTimersByTimeAsync(250);
  expect(askForSession).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(FakeSocket.all).toHaveLength(2);
  end();
  end = openLink({ url, onMessage, askForSession });
  askForSession.mockResolvedValueOnce(false);
  latest().end(1006);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(askForSession).toHaveBeenCalledTimes(2);
  expect(FakeSocket.all).toHaveLength(3);
});

it('ends without a word, also before the server has answered', async () => {
  const socket = latest();
  end();
  expect(socket.close).not.toHaveBeenCalled();
  socket.onopen?.();
  expect(socket.close).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

describe('where no socket can be had', () => {
  const addresses = () => polled.mock.calls.map(([address]) => address);

  it('polls, each poll from where the one before has come', async () => {
    const connection = aRealtimePoll().connection;
    answers = [aRealtimePoll(), aRealtimePoll({ messages: [], next: 1 }), aRealtimePoll({ messages: [aRealtimeUnread()], next: 2 })];
    await refuseSockets(2);
    expect(onMessage.mock.calls).toEqual([[aRealtimeHello()], [{ type: 'heartbeat' }], [aRealtimeUnread()]]);
    expect(addresses().slice(0, 4)).toEqual([
      `${url}/poll`,
      `${url}/poll?connection=${connection}&after=1`,
      `${url}/poll?connection=${connection}&after=1`,
      `${url}/poll?connection=${connection}&after=2`,
    ]);
  });

  it('goes on polling after a loss, and tries sockets again once a poll is refused', async () => {
    answers = [aRealtimePoll(), new Response(null, { status: 404 }), aRealtimePoll(), new Response(null, { status: 503 })];
    await refuseSockets(2);
    const before = FakeSocket.all.length;
    expect(onMessage.mock.calls).toEqual([[aRealtimeHello()], [aRealtimeHello()]]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
  });

  it('asks whose session it is where the server ends it', async () => {
    askForSession.mockResolvedValueOnce(undefined).mockResolvedValueOnce(false);
    answers = [aRealtimePoll(), aRealtimePoll({ messages: [], closed: { code: 4001, reason: 'session ended' } })];
    await refuseSockets(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(askForSession).toHaveBeenCalledTimes(2);
    expect(polled).toHaveBeenCalledTimes(2);
  });

  it('ends with the page', async () => {
    answers = [aRealtimePoll()];
    polled.mockImplementationOnce(async () => Response.json(aRealtimePoll())).mockImplementationOnce(() => new Promise(() => undefined));
    await refuseSockets(2);
    end();
    expect(polled.mock.calls.at(-1)![1].signal?.aborted).toBe(true);
  });
});

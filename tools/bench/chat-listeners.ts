// The pages of a room, in a process of their own so that they take no time from the sender. Started by chat.ts with an IPC channel.
import { WebSocket } from 'ws';

/** What the listeners are told. */
interface Start {
  url: string;
  /** One page for each. */
  cookies: readonly string[];
  /** How many of them a message reaches. */
  reached: number;
}

/** What they tell: all are connected, or a message has reached all that it reaches. */
export type Heard = { ready: true } | { text: string; times: number[] };

const now = (): number => performance.timeOrigin + performance.now();
const perRound = 50;

function open(url: string, cookie: string, onText: (text: string) => void): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v2/realtime`, { headers: { cookie, origin: url } });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const at = data.indexOf('"type":"chat_message"');
      if (at >= 0) onText(/"text":"(.*?)"/.exec(data.toString())![1]!);
      else if (data.includes('"hello"')) resolve();
    });
  });
}

process.once('message', ({ url, cookies, reached }: Start) => {
  const heard = new Map<string, number[]>();
  const note = (text: string): void => {
    const time = now();
    const times = heard.get(text) ?? [];
    heard.set(text, times);
    times.push(time);
    if (times.length === reached) process.send!({ text, times } satisfies Heard);
  };
  void (async () => {
    for (let from = 0; from < cookies.length; from += perRound) {
      await Promise.all(cookies.slice(from, from + perRound).map((cookie) => open(url, cookie, note)));
    }
    process.send!({ ready: true } satisfies Heard);
  })();
});

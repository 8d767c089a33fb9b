import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Browser } from '../browser.ts';

const patienceMs = 3_000;

/** What one sender has done. */
export interface Sent {
  /** Texts that the server has acknowledged, in the order of their numbers. */
  acknowledged: { text: string; number: number }[];
  /** Answers that are neither an acknowledgement nor "come again". */
  refused: string[];
  /** How often one had to be sent again. */
  repeated: number;
}

async function within(answer: Promise<Answer>): Promise<Answer | undefined> {
  return Promise.race([answer, delay(patienceMs, undefined, { ref: false })]).catch(() => undefined);
}

/** Sends one message after the other until `going` says no; each is sent again with its key until it is acknowledged. */
export async function send(browser: Browser<Answer>, conversation: string, name: string, going: () => boolean): Promise<Sent> {
  const sent: Sent = { acknowledged: [], refused: [], repeated: 0 };
  for (let count = 0; going(); count += 1) {
    const [key, text] = [randomUUID(), `${name} ${count}`];
    for (let acknowledged = false; !acknowledged;) {
      const answer = await within(browser.post('/messages/create', { key, recipient: conversation, text }));
      acknowledged = answer?.statusCode === 201;
      if (acknowledged) sent.acknowledged.push({ text, number: answer!.json<{ number: number }>().number });
      else if (answer && answer.statusCode !== 503 && answer.statusCode !== 502) sent.refused.push(`${answer.statusCode} ${answer.body}`);
      if (acknowledged) continue;
      sent.repeated += 1;
      await delay(50);
    }
  }
  return sent;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Finding } from './finding.ts';
import { logIn, type Member } from './member.ts';

const pauseMs = 50;
const page = 100;

/** Members who write comments as long as they are let, each again with the same key until it is acknowledged. */
export interface Writers {
  /** How many comments have been acknowledged. */
  acknowledged(): number;
  /** Ends them and looks for what they wrote: nothing lost, nothing twice, no fault of the server's own. */
  verify(): Promise<Finding[]>;
}

interface List {
  results: { text: string }[];
  pagination: { next: number | null };
}

/** The newest article that may be commented. */
export async function findArticle({ call }: Member): Promise<string> {
  const { body } = await call('GET', '/api/v2/news?limit=10');
  for (const { id } of (body as { results: { id: string }[] }).results) {
    if ((await call('GET', `/api/v2/comments?type=news&id=${id}`)).status === 200) return id;
  }
  throw new Error('No article may be commented.');
}

async function storedTexts({ call }: Member, article: string): Promise<string[]> {
  const texts: string[] = [];
  for (let next: number | null = 1; next !== null;) {
    const { status, body } = await call('GET', `/api/v2/comments?type=news&id=${article}&limit=${page}&page=${next}`);
    if (status !== 200) throw new Error(`The comments cannot be read: ${status}`);
    const { results, pagination } = body as List;
    texts.push(...results.map(({ text }) => text));
    next = pagination.next;
  }
  return texts;
}

/** Logs `names` in and lets them write under the newest article that takes comments. */
export async function startWriters(url: string, names: readonly string[]): Promise<Writers> {
  const members: Member[] = [];
  for (const name of names) members.push(await logIn(url, name));
  const article = await findArticle(members[0]!);
  const acknowledged = new Set<string>();
  const faults = new Map<number, number>();
  let going = true;

  async function write({ call }: Member): Promise<void> {
    while (going) {
      const key = randomUUID();
      let status = 0;
      while (status !== 201 && status !== 200) {
        ({ status } = await call('POST', '/api/v2/comments', { type: 'news', id: article, text: `Chaos ${key}`, key }));
        if (status !== 0 && status !== 503 && status >= 300) faults.set(status, (faults.get(status) ?? 0) + 1);
        if (status === 200 || status === 201) acknowledged.add(`Chaos ${key}`);
        else if (!going) return;
        await delay(pauseMs);
      }
    }
  }
  const writing = members.map(write);
  return {
    acknowledged: () => acknowledged.size,
    async verify() {
      going = false;
      await Promise.all(writing);
      const texts = (await storedTexts(members[0]!, article)).filter((text) => text.startsWith('Chaos '));
      const stored = new Set(texts);
      const lost = [...acknowledged].filter((text) => !stored.has(text)).length;
      const wrong = [...faults].map(([status, times]) => `${times} × ${status}`).join(', ');
      return [
        { expected: '0 acknowledged comments lost', seen: `${lost} of ${acknowledged.size}`, held: lost === 0 && acknowledged.size > 0 },
        { expected: '0 comments doubled', seen: `${texts.length - stored.size}`, held: texts.length === stored.size },
        { expected: 'refused with 503 or not at all', seen: wrong || 'no other answer', held: faults.size === 0 },
      ];
    },
  };
}

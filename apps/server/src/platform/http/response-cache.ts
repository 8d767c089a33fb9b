import type { LinkedCache, OnForget } from '@foyer/notify-channel';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Audience, sayAlike } from './taken-answers.ts';

const jsonType = 'application/json';
const maxAgeMs = 1000;
const maxBytes = 16_000_000;
const mostChanges = 100_000;

/** What is kept of a response: its bytes, by which it is weighed, and whatever else its maker needs of it. */
export interface CachedResponse {
  body: Buffer;
}

/** Responses that are the same for every member of an org: read, serialised once, and sent to all who ask within a second. */
export interface ResponseCache {
  /** Sends the response kept under `key`; `read` makes it where there is none. Those who ask while it is made wait for the same one. */
  send(reply: FastifyReply, orgId: string, key: readonly unknown[], read: () => Promise<object>): Promise<FastifyReply>;
  /**
   * As `send`, for operations that anyone may call and whose answer follows from customer, address and language alone, no matter who asks: documents take
   * it again without a call as long as it would be sent.
   */
  sendToAnyone: ResponseCache['send'];
  /** As `sendToAnyone`, for those that every member of the customer may call, and no one else. */
  sendToMembers: ResponseCache['send'];
  /** As `send`, but hands over what `make` made, for responses that are completed for who asks. A key must always be used for one kind of thing. */
  keep<Kept extends CachedResponse>(orgId: string, key: readonly unknown[], make: () => Promise<Kept>): Promise<Kept>;
  /**
   * Call after a write has been committed: the next request reads again what shows `changed` (`shows`), or everything of the org where it is left out.
   */
  forget(orgId: string, ...changed: readonly string[]): void;
}

/** The cache of a process, which those of the others are linked to. */
export type LinkedResponseCache = ResponseCache & LinkedCache;

/** What the response that is being made shows, for `forget`. */
const making = new AsyncLocalStorage<Set<string>>();

/** Call where something is read that changes often, by a name that `forget` is given when it does. */
export const shows = (...names: readonly string[]): void => names.forEach((name) => making.getStore()?.add(name));

/** The text of an answer, as the contract declares it. */
export const textOf = (reply: FastifyReply, answer: object): string =>
  reply.serializeInput(answer as Record<string, unknown>, String(reply.statusCode), jsonType) as string;

/** Sends the bytes of a text that `textOf` made: kept as they are sent, they are not encoded again for each who asks. */
export const sendBytes = (reply: FastifyReply, body: Buffer): FastifyReply => reply.type(`${jsonType}; charset=utf-8`).send(body);

interface Made {
  kept: CachedResponse;
  shown: ReadonlySet<string>;
  /** When its reading began. */
  start: number;
}

/** The ways to send what is kept; `wouldSend` gives what is kept and true at this moment. */
function createSenders(keep: ResponseCache['keep'], wouldSend: (orgId: string, key: readonly unknown[]) => Buffer | undefined) {
  const keepText = (reply: FastifyReply, orgId: string, key: readonly unknown[], read: () => Promise<object>) =>
    keep(orgId, key, async () => ({ body: Buffer.from(textOf(reply, await read())) }));
  const send: ResponseCache['send'] = async (...asked) => sendBytes(asked[0], (await keepText(...asked)).body);
  const sendTo =
    (audience: Audience): ResponseCache['send'] =>
    async (reply, orgId, key, read) => {
      const { body } = await keepText(reply, orgId, key, read);
      sayAlike(reply.request, { audience, isCurrent: () => wouldSend(orgId, key) === body });
      return sendBytes(reply, body);
    };
  return { send, sendToAnyone: sendTo('anyone'), sendToMembers: sendTo('members') };
}

/** Makes an empty store. `maxAge` bounds how long another process's write stays unseen where no notification of it arrives. */
export function createResponseCache(maxAge: number = maxAgeMs): LinkedResponseCache {
  const responses = new LRUCache<string, Made>({
    maxSize: maxBytes,
    sizeCalculation: ({ kept }) => kept.body.length || 1,
    ttl: maxAge,
  });
  const flights = new Map<string, Promise<Made>>();
  // Part of every key: a response whose reading began before a write can never be found after it.
  const generations = new Map<string, number>();
  /** When what responses show changed last; a change that is pushed out by so many others is seen when the response has aged. */
  const changes = new LRUCache<string, number>({ max: mostChanges });

  /** Whether nothing that it shows has changed since its reading began. */
  const isTrue = ({ start, shown }: Made): boolean => [...shown].every((name) => (changes.get(name) ?? -Infinity) < start);

  async function begin(key: string, start: number, make: () => Promise<CachedResponse>): Promise<Made> {
    const shown = new Set<string>();
    const made = { kept: await making.run(shown, make), shown, start };
    responses.set(key, made, { start });
    return made;
  }
  function fly(key: string, make: () => Promise<CachedResponse>): Promise<Made> {
    const flight = begin(key, performance.now(), make).finally(() => void (flights.get(key) === flight && flights.delete(key)));
    flights.set(key, flight);
    return flight;
  }
  async function find(key: string, make: () => Promise<CachedResponse>): Promise<Made> {
    const known = responses.get(key);
    if (known && isTrue(known)) return known;
    const made = await flights.get(key);
    // Where it is out of date, the first who finds that out reads again, and the others wait: that reading began after they asked.
    return made && isTrue(made) ? made : (flights.get(key) ?? fly(key, make));
  }
  let trusted = true;
  let epoch = 0;
  let passOn: OnForget = () => undefined;

  const hear: OnForget = (orgId, changed) => {
    if (changed.length === 0) generations.set(orgId, (generations.get(orgId) ?? 0) + 1);
    for (const name of changed) changes.set(name, performance.now());
  };
  const keyOf = (orgId: string, parts: readonly unknown[]): string => JSON.stringify([epoch, orgId, generations.get(orgId) ?? 0, ...parts]);
  async function keep<Kept extends CachedResponse>(orgId: string, parts: readonly unknown[], make: () => Promise<Kept>): Promise<Kept> {
    if (!trusted) return make();
    const { kept, shown } = await find(keyOf(orgId, parts), make);
    shows(...shown);
    return kept as Kept;
  }
  const wouldSend = (...of: Parameters<typeof keyOf>): Buffer | undefined => {
    const known = trusted ? responses.get(keyOf(...of)) : undefined;
    return known && isTrue(known) ? known.kept.body : undefined;
  };
  return {
    keep,
    ...createSenders(keep, wouldSend),
    forget(orgId, ...changed) {
      hear(orgId, changed);
      passOn(orgId, changed);
    },
    onForget: (listener) => void (passOn = listener),
    hear,
    trust(heard) {
      trusted = heard;
      // Nor may what is being read at this moment be found later.
      responses.clear();
      flights.clear();
      epoch += 1;
    },
  };
}

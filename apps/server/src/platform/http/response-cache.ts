import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';

const jsonType = 'application/json';
const maxAgeMs = 1000;
const maxCharacters = 16_000_000;

/** What is kept of a response: its text, by which it is weighed, and whatever else its maker needs of it. */
export interface CachedResponse {
  body: string;
}

/** Responses that are the same for every member of an org: read, serialised once, and sent to all who ask within a second. */
export interface ResponseCache {
  /** Sends the response kept under `key`; `read` makes it where there is none. Those who ask while it is made wait for the same one. */
  send(reply: FastifyReply, orgId: string, key: readonly unknown[], read: () => Promise<object>): Promise<FastifyReply>;
  /** As `send`, but hands over what `make` made, for responses that are completed for who asks. A key must always be used for one kind of thing. */
  keep<Kept extends CachedResponse>(orgId: string, key: readonly unknown[], make: () => Promise<Kept>): Promise<Kept>;
  /** Call after a write has been committed: the next request reads again. */
  forget(orgId: string): void;
}

/** The text of an answer, as the contract declares it. */
export const textOf = (reply: FastifyReply, answer: object): string =>
  reply.serializeInput(answer as Record<string, unknown>, String(reply.statusCode), jsonType) as string;

/** Sends a text that `textOf` made. */
export const sendText = (reply: FastifyReply, body: string): FastifyReply => reply.type(`${jsonType}; charset=utf-8`).send(body);

/** Makes an empty store. `maxAge` bounds how long another process's write stays unseen. */
export function createResponseCache(maxAge: number = maxAgeMs): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxCharacters,
    sizeCalculation: ({ body }) => body.length || 1,
    ttl: maxAge,
  });
  const flights = new Map<string, Promise<CachedResponse>>();
  // Part of every key: a response whose reading began before a write can never be found after it.
  const generations = new Map<string, number>();

  async function begin(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const start = performance.now();
    const made = await make();
    responses.set(key, made, { start });
    return made;
  }
  function fly(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const running = flights.get(key);
    if (running) return running;
    const flight = begin(key, make).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }
  async function keep<Kept extends CachedResponse>(orgId: string, parts: readonly unknown[], make: () => Promise<Kept>): Promise<Kept> {
    const key = JSON.stringify([orgId, generations.get(orgId) ?? 0, ...parts]);
    return (responses.get(key) ?? (await fly(key, make))) as Kept;
  }
  return {
    keep,
    async send(reply, orgId, parts, read) {
      const { body } = await keep(orgId, parts, async () => ({ body: textOf(reply, await read()) }));
      return sendText(reply, body);
    },
    forget: (orgId) => void generations.set(orgId, (generations.get(orgId) ?? 0) + 1),
  };
}

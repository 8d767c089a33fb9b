import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';

const jsonType = 'application/json';
const maxAgeMs = 1000;
const maxCharacters = 16_000_000;

/** Answers that are the same for every member of an org: read, serialised once, and sent to all who ask within a second. */
export interface SharedAnswers {
  /** Sends the answer kept under `key`; `read` makes it where there is none. Those who ask while it is made wait for the same one. */
  send(reply: FastifyReply, orgId: string, key: readonly unknown[], read: () => Promise<object>): Promise<FastifyReply>;
  /** Call after a write has been committed: whoever asks from now on reads anew. */
  forget(orgId: string): void;
}

/** Makes an empty store. `maxAge` bounds how long another process's write stays unseen. */
export function createSharedAnswers(maxAge: number = maxAgeMs): SharedAnswers {
  const answers = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (body) => body.length || 1, ttl: maxAge });
  const flights = new Map<string, Promise<string>>();
  // Part of every key: an answer whose reading began before a write can never be found after it.
  const generations = new Map<string, number>();

  async function make(key: string, reply: FastifyReply, read: () => Promise<object>): Promise<string> {
    const start = performance.now();
    const body = reply.serializeInput((await read()) as Record<string, unknown>, String(reply.statusCode), jsonType) as string;
    answers.set(key, body, { start });
    return body;
  }
  function fly(key: string, reply: FastifyReply, read: () => Promise<object>): Promise<string> {
    const running = flights.get(key);
    if (running) return running;
    const flight = make(key, reply, read).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }
  return {
    async send(reply, orgId, parts, read) {
      const key = JSON.stringify([orgId, generations.get(orgId) ?? 0, ...parts]);
      const body = answers.get(key) ?? (await fly(key, reply, read));
      return reply.type(`${jsonType}; charset=utf-8`).send(body);
    },
    forget: (orgId) => void generations.set(orgId, (generations.get(orgId) ?? 0) + 1),
  };
}

const stores = new WeakMap<Context['db'], SharedAnswers>();

/** The application's one store, so that a feature's write reaches the answers of all others. */
export function sharedAnswersOf({ db }: Pick<Context, 'db'>): SharedAnswers {
  const store = stores.get(db) ?? createSharedAnswers();
  stores.set(db, store);
  return store;
}

import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { library, none } from '../testing/library.ts';
import { createContractReader } from './contract-reading.ts';
import { mountOperations } from './mount.ts';

const app = Fastify();
const seen: string[] = [];
mountOperations(app, await createContractReader(none)(library()), ({ id, status }) => ({
  onRequest: async ({ routeOptions }) => void seen.push(routeOptions.config.operationId!),
  handler: async ({ query, params }, reply) =>
    reply.code(status).send(id === 'listBooks' ? [{ title: JSON.stringify(query) }] : { title: JSON.stringify(params) }),
}));

describe('a mounted contract', () => {
  it('validates requests, gives handlers what it made of them, and names the operation', async () => {
    expect((await app.inject('/books?page=2')).json()).toEqual([{ title: '{"page":2}' }]);
    expect((await app.inject('/books?page=0')).statusCode).toBe(400);
    expect((await app.inject('/books/faust')).json()).toEqual({ title: '{"id":"faust"}' });
    expect((await app.inject('/books/1')).statusCode).toBe(400);
    expect(seen).toEqual(['listBooks', 'listBooks', 'getBook', 'getBook']);
  });

  it('takes no larger body than the contract does', async () => {
    const add = (title: string) => app.inject({ method: 'POST', url: '/books', payload: { title } });
    expect((await add('Faust')).statusCode).toBe(201);
    expect((await add('')).statusCode).toBe(400);
    expect((await add('x'.repeat(100))).statusCode).toBe(413);
  });
});

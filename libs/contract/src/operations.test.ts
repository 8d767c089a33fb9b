import { describe, expect, it } from 'vitest';
import { library, none } from '../testing/library.ts';
import { checkHandlers, type Extensions, listOperations, type Specification } from './operations.ts';

const answer = { responses: { 200: {} } };
const contract = (operations: Record<string, object>): Specification => ({
  paths: { '/things': operations as Record<string, unknown> },
  components: { schemas: {} },
});
const handler = async () => {};

/** Every operation must name who is responsible for it. */
const owned: Extensions<{ owner?: unknown }> = {
  read: (written) => ({ owner: written['x-owner'] }),
  faultOf: ({ owner }) => (owner ? undefined : 'has no x-owner'),
};

describe('a contract', () => {
  it('lists its operations', () => {
    expect(listOperations(library(), none)).toMatchObject([
      { id: 'listBooks', method: 'GET', path: '/books', status: 200, write: false },
      { id: 'addBook', method: 'POST', path: '/books', status: 201, write: true, maxBody: 100 },
      { id: 'getBook', method: 'GET', path: '/books/{id}', status: 200, write: false },
    ]);
  });

  it('gives what the application reads of its own extensions', () => {
    expect(listOperations(contract({ get: { ...answer, operationId: 'getThing', 'x-owner': 'me' } }), owned)).toMatchObject([
      { owner: 'me' },
    ]);
  });

  it('is refused where an operation lacks a name, its success answer or what the application asks for, naming each', () => {
    const faulty = contract({
      get: answer,
      put: { operationId: 'putThing', ...answer },
      post: { operationId: 'postThing', 'x-owner': 'me', responses: { default: {} } },
    });
    expect(() => listOperations(faulty, owned)).toThrow(
      /GET \/things has no operationId; putThing has no x-owner; postThing has no success answer/,
    );
  });

  it('is refused where one name is used for two operations', () => {
    const twice = { operationId: 'thing', ...answer };
    expect(() => listOperations(contract({ get: twice, put: twice }), none)).toThrow(/thing names two operations/);
  });

  it('and the handlers must match one to one', () => {
    const operations = listOperations(contract({ get: { operationId: 'getThing', ...answer } }), none);
    expect(() => checkHandlers(operations, { getThing: handler })).not.toThrow();
    expect(() => checkHandlers(operations, {})).toThrow(/no handler for getThing/);
    expect(() => checkHandlers(operations, { getThing: handler, oldThing: handler })).toThrow(/no operation for the handler oldThing/);
    expect(() => checkHandlers(operations, { getThing: undefined })).toThrow(/no handler for getThing/);
  });
});

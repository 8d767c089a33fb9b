import { describe, expect, it } from 'vitest';
import { checkHandlers, listOperations, readSpecification, type Specification } from './specification.ts';

const answer = { responses: { 200: {} } };
const member = { 'x-authz': { actor: 'member' }, 'x-rate': 'editing' };
const contract = (operations: Record<string, object>): Specification => ({
  paths: { '/things': operations as Record<string, unknown> },
  components: { schemas: {} },
});
const none = async () => {};

describe('the contract', () => {
  it('is complete', () => {
    const operations = listOperations(readSpecification());
    expect(operations.length).toBeGreaterThan(10);
    expect(operations.find(({ id }) => id === 'createComment')).toMatchObject({ method: 'POST', status: 201, write: true });
    expect(operations.find(({ id }) => id === 'logout')).toMatchObject({ authz: { actor: 'guest', sameOrigin: true }, write: false });
  });

  it('is refused where an operation lacks a name, its x-authz or its success answer, naming each', () => {
    const faulty = contract({
      get: { ...answer, ...member },
      put: { operationId: 'putThing', ...answer },
      post: { operationId: 'postThing', ...member, responses: { default: {} } },
    });
    expect(() => listOperations(faulty)).toThrow(
      /GET \/things has no operationId; putThing does not say in x-authz who may call it; postThing has no success answer/,
    );
  });

  it.each([undefined, 'sometimes', 'constructor'])('is refused where a write is of the class %s', (rate) => {
    const write = { operationId: 'putThing', 'x-authz': { actor: 'member' }, 'x-rate': rate, ...answer };
    expect(() => listOperations(contract({ put: write }))).toThrow('putThing does not say in x-rate how often it may be called');
    expect(() => listOperations(contract({ get: write }))).not.toThrow();
  });

  it('is refused where one name is used for two operations', () => {
    const twice = { operationId: 'thing', ...member, ...answer };
    expect(() => listOperations(contract({ get: twice, put: twice }))).toThrow(/thing names two operations/);
  });

  it('and the handlers must match one to one', () => {
    const operations = listOperations(contract({ get: { operationId: 'getThing', ...member, ...answer } }));
    expect(() => checkHandlers(operations, { getThing: none })).not.toThrow();
    expect(() => checkHandlers(operations, {})).toThrow(/no handler for getThing/);
    expect(() => checkHandlers(operations, { getThing: none, oldThing: none })).toThrow(/no operation for the handler oldThing/);
    expect(() => checkHandlers(operations, { getThing: undefined })).toThrow(/no handler for getThing/);
  });
});

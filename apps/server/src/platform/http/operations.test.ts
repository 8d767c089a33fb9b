import type { Specification } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { listOperations } from './operations.ts';
import { readSpecification } from './specification.ts';

const answer = { responses: { 200: {} } };
const contract = (operations: Record<string, object>): Specification => ({
  paths: { '/things': operations as Record<string, unknown> },
  components: { schemas: {} },
});

describe('the contract', () => {
  it('is complete', () => {
    const operations = listOperations(readSpecification());
    expect(operations.length).toBeGreaterThan(10);
    expect(operations.find(({ id }) => id === 'createComment')).toMatchObject({ method: 'POST', status: 201, write: true });
    expect(operations.find(({ id }) => id === 'logout')).toMatchObject({ authz: { actor: 'guest', sameOrigin: true }, write: false });
  });

  it('is refused where an operation lacks its x-authz', () => {
    const faulty = contract({ put: { operationId: 'putThing', 'x-rate': 'editing', ...answer } });
    expect(() => listOperations(faulty)).toThrow('putThing does not say in x-authz who may call it');
  });

  it.each([undefined, 'sometimes', 'constructor'])('is refused where a write is of the class %s', (rate) => {
    const write = { operationId: 'putThing', 'x-authz': { actor: 'member' }, 'x-rate': rate, ...answer };
    expect(() => listOperations(contract({ put: write }))).toThrow('putThing does not say in x-rate how often it may be called');
    expect(() => listOperations(contract({ get: write }))).not.toThrow();
  });
});

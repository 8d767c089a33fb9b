import { validatorCompiler } from '@foyer/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/http/operations.ts';
import { bundledSpecification } from '../../src/platform/http/specification.ts';
import { fromSchema } from './arbitraries.ts';
import { fuzzedOperations } from './contract.ts';

const { requests } = await readContract(bundledSpecification());
const withBody = fuzzedOperations().filter(({ body, form }) => body && !form);

describe('what is made of a schema', () => {
  it.each(withBody.map((operation) => [operation.id, operation] as const))('is allowed as the body of %s', (id, { body, path }) => {
    const { body: schema } = requests.get(id)!;
    const validate = validatorCompiler({ schema: schema as object, method: 'POST', url: '/', httpPart: 'body' });
    const refused = fc
      .sample(fromSchema(body!, { name: '', path }), { seed: 1, numRuns: 100 })
      .filter((value) => validate(structuredClone(value)) !== true);
    expect(refused).toEqual([]);
  });

  it('is the same for the same seed', () => {
    const [{ body, path } = withBody[0]!] = withBody;
    const sample = () => fc.sample(fromSchema(body!, { name: '', path }), { seed: 3, numRuns: 20 });
    expect(sample()).toEqual(sample());
  });
});

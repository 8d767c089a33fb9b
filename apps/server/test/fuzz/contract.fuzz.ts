import { afterAll, expect, it } from 'vitest';
import { fuzzedOperations } from './contract.ts';
import { fuzzOperation, type Tally } from './fuzz.ts';
import { openScene } from './scene.ts';

/** `npm test` tries the same calls each time: a change is not stopped by what earlier ones left. `npm run fuzz` chooses other seeds. */
const { FUZZ_SEED = '20261123', FUZZ_CALLS = '40', FUZZ_OPERATION, FUZZ_PATH } = process.env;
const options = { seed: Number(FUZZ_SEED), calls: Number(FUZZ_CALLS), path: FUZZ_PATH };

const scene = await openScene();
afterAll(() => scene.close());

const operations = fuzzedOperations().filter(({ id }) => !FUZZ_OPERATION || id === FUZZ_OPERATION);
const tallies = new Map<string, Tally>();

it.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers whatever is sent as the contract says, and nothing of others',
  { timeout: 60_000 + 100 * options.calls },
  async (id, operation) => {
    tallies.set(id, await fuzzOperation(scene, operation, options));
  },
);

it.runIf(!FUZZ_OPERATION)('calls come as far as the handlers', () => {
  const answered = [...tallies].filter(([, tally]) => [...tally.keys()].some((status) => status < 400));
  expect(answered.length / operations.length).toBeGreaterThan(0.75);
});

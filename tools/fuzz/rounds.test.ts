import { beforeEach, expect, it, vi } from 'vitest';
import { runFuzz } from './rounds.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

const run = { minutes: 5, seed: 40, database: 'embedded' };

it('tries rounds with the next seeds until the time is over', async () => {
  const seeds: (string | undefined)[] = [];
  let time = 0;
  const round = async (env: NodeJS.ProcessEnv) => {
    seeds.push(env['FUZZ_SEED']);
    time += 2 * 60_000;
    return { code: 0, output: '' };
  };
  expect(await runFuzz(run, round, () => time)).toBe(0);
  expect(seeds).toEqual(['40', '41', '42']);
});

it('ends with the first round that finds something, and says what', async () => {
  const round = vi.fn(async () => ({ code: 1, output: 'getNews: answered 500' }));
  expect(await runFuzz(run, round)).toBe(1);
  expect(round).toHaveBeenCalledTimes(1);
  expect(console.error).toHaveBeenCalledWith('getNews: answered 500');
});

it('makes one call again, once', async () => {
  const round = vi.fn(async (_env: NodeJS.ProcessEnv) => ({ code: 0, output: '' }));
  await runFuzz({ ...run, operation: 'getNews', path: '3:1' }, round);
  expect(round.mock.calls.map(([env]) => [env['FUZZ_OPERATION'], env['FUZZ_PATH'], env['FUZZ_SEED']])).toEqual([['getNews', '3:1', '40']]);
});

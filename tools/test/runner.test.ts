import { expect, test } from 'vitest';
import { choose, runPhases } from './runner.ts';
import type { Outcome, Stage } from './stage.ts';

const stage = (id: string, outcome: Partial<Outcome> | Error = {}, needs?: string[]): Stage => ({
  id,
  title: id.toUpperCase(),
  needs,
  run: async () => {
    if (outcome instanceof Error) throw outcome;
    return { passed: 1, failed: 0, ...outcome };
  },
});

const silent = { started: () => undefined, finished: () => undefined };
const brief = (results: { id: string; passed: number; failed: number }[]) => results.map(({ id, passed, failed }) => [id, passed, failed]);

test('a failing stage does not stop the others', async () => {
  const results = await runPhases([[stage('a', { passed: 2, failed: 1 })], [stage('b')]], silent);
  expect(brief(results)).toEqual([
    ['a', 2, 1],
    ['b', 1, 0],
  ]);
});

test('a stage without what it needs fails and says why', async () => {
  const results = await runPhases([[stage('build', { passed: 0, failed: 1 })], [stage('e2e', {}, ['build'])]], silent);
  expect(results[1]).toMatchObject({ id: 'e2e', passed: 0, failed: 1, output: 'Not run, because “build” failed.' });
});

test('a stage that throws has failed, with the output of what it ran', async () => {
  const [result] = await runPhases([[stage('a', Object.assign(new Error('apt-get failed'), { output: 'no disk' }))]], silent);
  expect(result).toMatchObject({ failed: 1, output: 'no disk\napt-get failed' });
});

test('a stage that ran no test has failed, unless it said that there is nothing to do', async () => {
  const results = await runPhases([[stage('a', { passed: 0 }), stage('b', { passed: 0, skipped: true })]], silent);
  expect(brief(results)).toEqual([
    ['a', 0, 1],
    ['b', 0, 0],
  ]);
  expect(results[0]!.output).toContain('ran no test');
});

/** What begins and ends, in order, and a stage that ends when it is stopped. */
function watched() {
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const listener = {
    started: ({ id }: Stage) => void order.push(`+${id}`),
    finished: ({ id }: { id: string }) => void order.push(`-${id}`),
  };
  const held = (id: string, needs?: string[]): Stage => ({
    ...stage(id, {}, needs),
    run: () => new Promise<Outcome>((resolve) => ends.set(id, () => resolve({ passed: 1, failed: 0 }))),
  });
  const end = async (id: string) => {
    ends.get(id)!();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { order, listener, held, end };
}

test('two stages of a phase run at once, and what is free takes the next', async () => {
  const { order, listener, held, end } = watched();
  const run = runPhases([[held('long'), held('a'), held('b')], [stage('after')]], listener);
  expect(order).toEqual(['+long', '+a']);
  await end('a');
  expect(order).toEqual(['+long', '+a', '-a', '+b']);
  await end('b');
  await end('long');
  await run;
  expect(order.slice(4)).toEqual(['-b', '-long', '+after', '-after']);
});

test('what needs another stage of its phase waits for it, and lets others go first', async () => {
  const { order, listener, held, end } = watched();
  const run = runPhases([[held('build'), held('sizes', ['build']), held('lint')]], listener);
  expect(order).toEqual(['+build', '+lint']);
  await end('lint');
  expect(order).toEqual(['+build', '+lint', '-lint']);
  await end('build');
  expect(order.at(-1)).toBe('+sizes');
  await end('sizes');
  await run;
});

test('stages that need each other are refused', async () => {
  await expect(runPhases([[stage('a', {}, ['b']), stage('b', {}, ['a'])]], silent)).rejects.toThrow('need each other: a, b');
});

const phases = [[stage('browser'), stage('lint')], [stage('build')], [stage('e2e', {}, ['browser', 'build'])]];
const ids = (chosen: ReturnType<typeof choose>) => chosen.flat().map(({ id }) => id);

test('a chosen stage brings what it needs, and none chosen means all', () => {
  expect(ids(choose(phases, ['e2e']))).toEqual(['browser', 'build', 'e2e']);
  expect(ids(choose(phases, []))).toEqual(['browser', 'lint', 'build', 'e2e']);
});

test('an unknown stage is refused with the list', () => {
  expect(() => choose(phases, ['end'])).toThrow('There is no stage “end”. The stages are: browser, lint, build, e2e.');
});

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
  const results = await runPhases([[[stage('a', { passed: 2, failed: 1 })]], [[stage('b')]]], silent);
  expect(brief(results)).toEqual([
    ['a', 2, 1],
    ['b', 1, 0],
  ]);
});

test('a stage without what it needs fails and says why', async () => {
  const results = await runPhases([[[stage('build', { passed: 0, failed: 1 })]], [[stage('e2e', {}, ['build'])]]], silent);
  expect(results[1]).toMatchObject({ id: 'e2e', passed: 0, failed: 1, output: 'Not run, because “build” failed.' });
});

test('a stage that throws has failed, with the output of what it ran', async () => {
  const [result] = await runPhases([[[stage('a', Object.assign(new Error('apt-get failed'), { output: 'no disk' }))]]], silent);
  expect(result).toMatchObject({ failed: 1, output: 'no disk\napt-get failed' });
});

test('a stage that ran no test has failed, unless it said that there is nothing to do', async () => {
  const results = await runPhases([[[stage('a', { passed: 0 }), stage('b', { passed: 0, skipped: true })]]], silent);
  expect(brief(results)).toEqual([
    ['a', 0, 1],
    ['b', 0, 0],
  ]);
  expect(results[0]!.output).toContain('ran no test');
});

test('lanes of a phase run together, phases one after the other', async () => {
  const order: string[] = [];
  const listener = {
    started: ({ id }: Stage) => void order.push(`+${id}`),
    finished: ({ id }: { id: string }) => void order.push(`-${id}`),
  };
  await runPhases([[[stage('a')], [stage('b')]], [[stage('c')]]], listener);
  expect(order.slice(0, 2)).toEqual(['+a', '+b']);
  expect(order.slice(4)).toEqual(['+c', '-c']);
});

const phases = [[[stage('browser'), stage('lint')]], [[stage('build')]], [[stage('e2e', {}, ['browser', 'build'])]]];
const ids = (chosen: ReturnType<typeof choose>) => chosen.flat(2).map(({ id }) => id);

test('a chosen stage brings what it needs, and none chosen means all', () => {
  expect(ids(choose(phases, ['e2e']))).toEqual(['browser', 'build', 'e2e']);
  expect(ids(choose(phases, []))).toEqual(['browser', 'lint', 'build', 'e2e']);
});

test('an unknown stage is refused with the list', () => {
  expect(() => choose(phases, ['end'])).toThrow('There is no stage “end”. The stages are: browser, lint, build, e2e.');
});

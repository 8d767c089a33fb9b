/** What a stage found. `output` is shown where something failed; `note` always. */
export interface Outcome {
  passed: number;
  failed: number;
  output?: string;
  note?: string;
  /** The tests that passed only when they were repeated, by name. They count as passed too. */
  flaky?: readonly string[];
  /** Nothing was to be done here. */
  skipped?: boolean;
  /** Left out because nothing it reads has changed since it was green. */
  unchanged?: boolean;
}

/** One heading of the test run. */
export interface Stage {
  /** The word that chooses it: `npm test -- lint e2e`. */
  id: string;
  title: string;
  /** Stages without which this one proves nothing. */
  needs?: readonly string[];
  /** The files of the tree that it does not read. With them a stage may be left out where nothing else has changed; without, it always runs. */
  ignores?: readonly RegExp[];
  run(): Promise<Outcome>;
}

/** A stage with what came of it. */
export interface Result extends Outcome {
  id: string;
  title: string;
  seconds: number;
}

/** Runs a stage. What it throws counts as a failure, and so does a stage that ran nothing. */
export async function runStage({ id, title, run }: Stage): Promise<Result> {
  const start = performance.now();
  const outcome = await run().catch((error: unknown): Outcome => {
    const output = error instanceof Error && 'output' in error ? `${String(error.output)}\n${error.message}` : String(error);
    return { passed: 0, failed: 1, output };
  });
  const ranNothing = outcome.passed + outcome.failed === 0 && !outcome.skipped;
  const seconds = (performance.now() - start) / 1000;
  return { id, title, seconds, ...outcome, ...(ranNothing && { failed: 1, output: `${outcome.output ?? ''}\nThe stage ran no test.` }) };
}

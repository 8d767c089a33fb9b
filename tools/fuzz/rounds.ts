import { runTool } from '../test/commands.ts';

/** What a run is asked for. */
export interface FuzzRun {
  minutes: number;
  /** The seed of the first round; each further round takes the next number. */
  seed: number;
  operation?: string;
  path?: string;
  database: string;
}

/** Calls of each operation in one round: some minutes, so that a run ends near the time it was given. */
const callsPerRound = 200;

type Round = (env: NodeJS.ProcessEnv) => Promise<{ code: number; output: string }>;

const vitest: Round = (env) => runTool('vitest', ['run', '--project=fuzz', '--reporter=default'], env);

/** Tries round after round until the time is over or something is found. Gives the exit code. */
export async function runFuzz(run: FuzzRun, round: Round = vitest, now: () => number = () => performance.now()): Promise<number> {
  const { minutes, seed, operation, path, database } = run;
  const end = now() + minutes * 60_000;
  for (let index = 0; index === 0 || (now() < end && !path); index += 1) {
    const own = seed + index;
    console.log(`Round ${index + 1}, seed ${own}`);
    const { code, output } = await round({
      FUZZ_SEED: String(own),
      FUZZ_CALLS: String(callsPerRound),
      FUZZ_DATABASE: database,
      ...(operation ? { FUZZ_OPERATION: operation } : {}),
      ...(path ? { FUZZ_PATH: path } : {}),
    });
    if (code !== 0) {
      console.error(output);
      return 1;
    }
  }
  console.log('Nothing found.');
  return 0;
}

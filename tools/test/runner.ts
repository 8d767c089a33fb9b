import { runStage, type Result, type Stage } from './stage.ts';

/** Stages that may run at the same time, in the order in which they are begun. */
export type Phase = readonly Stage[];

/** What a run reports while it goes. */
export interface Listener {
  started(stage: Stage): void;
  finished(result: Result): void;
}

const unmet = (stage: Stage, results: readonly Result[]) =>
  stage.needs?.find((id) => results.some((result) => result.id === id && result.failed > 0));

/** As many stages run at once as CI has cores. */
const lanes = 2;

/**
 * Runs phase after phase, and in each two stages at once: a lane that is free takes the next stage whose needs are through. A failing stage stops only
 * those that need it.
 */
export async function runPhases(phases: readonly Phase[], { started, finished }: Listener): Promise<Result[]> {
  const results: Result[] = [];

  async function run(stage: Stage): Promise<void> {
    started(stage);
    const missing = unmet(stage, results);
    const blocked = { ...stage, run: async () => ({ passed: 0, failed: 1, output: `Not run, because “${missing}” failed.` }) };
    const result = await runStage(missing ? blocked : stage);
    results.push(result);
    finished(result);
  }

  async function runPhase(phase: Phase): Promise<void> {
    const waiting = [...phase];
    const running = new Map<string, Promise<unknown>>();
    const isReady = ({ needs = [] }: Stage) => !needs.some((id) => running.has(id) || waiting.some((stage) => stage.id === id));
    while (waiting.length > 0) {
      const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
      if (next >= 0) {
        const [stage] = waiting.splice(next, 1);
        running.set(
          stage!.id,
          run(stage!).finally(() => running.delete(stage!.id)),
        );
      } else if (running.size > 0) await Promise.race(running.values());
      else throw new Error(`These stages need each other: ${waiting.map(({ id }) => id).join(', ')}.`);
    }
    await Promise.all(running.values());
  }

  for (const phase of phases) await runPhase(phase);
  return results;
}

/** The chosen stages and what they need, in their phases; all of them where none is chosen. */
export function choose(phases: readonly Phase[], ids: readonly string[]): Phase[] {
  const stages = phases.flat();
  const unknown = ids.find((id) => !stages.some((stage) => stage.id === id));
  if (unknown) throw new Error(`There is no stage “${unknown}”. The stages are: ${stages.map(({ id }) => id).join(', ')}.`);
  const wanted = new Set<string>();
  const want = (id: string) => {
    wanted.add(id);
    stages.find((stage) => stage.id === id)?.needs?.forEach(want);
  };
  (ids.length > 0 ? ids : stages.map(({ id }) => id)).forEach(want);
  return phases.map((phase) => phase.filter(({ id }) => wanted.has(id)));
}

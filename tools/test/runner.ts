import { runStage, type Result, type Stage } from './stage.ts';

/** Stages that run at the same time; each list in order. */
export type Phase = readonly (readonly Stage[])[];

/** What a run tells while it goes. */
export interface Listener {
  started(stage: Stage): void;
  finished(result: Result): void;
}

const unmet = (stage: Stage, results: readonly Result[]) =>
  stage.needs?.find((id) => results.some((result) => result.id === id && result.failed > 0));

/** Runs phase after phase. A failing stage stops only those that need it. */
export async function runPhases(phases: readonly Phase[], { started, finished }: Listener): Promise<Result[]> {
  const results: Result[] = [];
  const runLane = async (lane: readonly Stage[]) => {
    for (const stage of lane) {
      started(stage);
      const missing = unmet(stage, results);
      const blocked = { ...stage, run: async () => ({ passed: 0, failed: 1, output: `Not run, because “${missing}” failed.` }) };
      const result = await runStage(missing ? blocked : stage);
      results.push(result);
      finished(result);
    }
  };
  for (const phase of phases) await Promise.all(phase.map(runLane));
  return results;
}

/** The chosen stages and what they need, in their phases; all of them where none is chosen. */
export function choose(phases: readonly Phase[], ids: readonly string[]): Phase[] {
  const stages = phases.flat(2);
  const unknown = ids.find((id) => !stages.some((stage) => stage.id === id));
  if (unknown) throw new Error(`There is no stage “${unknown}”. The stages are: ${stages.map(({ id }) => id).join(', ')}.`);
  const wanted = new Set<string>();
  const want = (id: string) => {
    wanted.add(id);
    stages.find((stage) => stage.id === id)?.needs?.forEach(want);
  };
  (ids.length > 0 ? ids : stages.map(({ id }) => id)).forEach(want);
  return phases.map((phase) => phase.map((lane) => lane.filter(({ id }) => wanted.has(id))));
}

import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { callsTo, firstCallsTo, type FuzzCall } from './calls.ts';
import type { FuzzedOperation } from './contract.ts';
import { faultsOf } from './judge.ts';
import type { Scene } from './scene.ts';

/** What a run of one operation is asked for. */
export interface FuzzOptions {
  seed: number;
  /** How many calls beyond those that are tried first. */
  calls: number;
  /** Repeats one call that failed, as a failure's report names it. */
  path?: string;
}

/** The answers' statuses of an operation, with how often each was given. */
export type Tally = Map<number, number>;

/** Each operation has a sequence of its own: a new one changes none of the others'. */
const seedOf = (seed: number, id: string): number => createHash('sha256').update(`${seed} ${id}`).digest().readInt32BE();

function report({ id }: FuzzedOperation, { seed }: FuzzOptions, path: string | null, call: FuzzCall, error: unknown): string {
  const { actor, url, headers, payload } = call;
  const { message } = error as Error;
  return [
    `${id}: ${message}`,
    `The smallest call found, by ${actor}:`,
    JSON.stringify({ url, headers, payload }, null, 2).slice(0, 4_000),
    `Again: npm run fuzz -- --seed ${seed} --operation ${id} --path "${path ?? ''}"`,
  ].join('\n');
}

/** Tries calls of one operation. Throws with the smallest call that is answered wrongly, and how to make it again. */
export async function fuzzOperation(scene: Scene, operation: FuzzedOperation, options: FuzzOptions): Promise<Tally> {
  const tally: Tally = new Map();
  const property = fc.asyncProperty(callsTo(operation), async (call) => {
    const answer = await scene.call(operation, call);
    tally.set(answer.statusCode, (tally.get(answer.statusCode) ?? 0) + 1);
    const faults = faultsOf(operation, call, answer, scene.canaries);
    if (faults.length > 0) throw new Error([faults.join('; '), answer.body.slice(0, 500), scene.logged()].filter(Boolean).join('\n'));
  });
  const { seed, calls, path } = options;
  const first = firstCallsTo(operation);
  const found = await fc.check(property, {
    seed: seedOf(seed, operation.id),
    numRuns: first.length + calls,
    examples: first.map((call) => [call]),
    ...(path ? { path, endOnFailure: true } : {}),
  });
  if (found.failed) throw new Error(report(operation, options, found.counterexamplePath, found.counterexample![0], found.errorInstance));
  return tally;
}

import { createJobsOperator } from '@foyer/server/operate/database';
import type { Io } from '../io.ts';
import { withDatabase } from '../open.ts';
import { Refusal, UsageError } from '../refusal.ts';

/** `jobs list`. */
export async function listJobs(io: Io, { json }: { json?: boolean }): Promise<void> {
  const { state, deadLetters } = await withDatabase(io, { writes: false }, async ({ database }) => {
    const operator = createJobsOperator(database.db);
    return { state: await operator.state(), deadLetters: await operator.deadLetters() };
  });
  if (json) return io.out(JSON.stringify({ jobs: state, dead_letters: deadLetters }));
  if (state.length === 0) return io.out('There is no background work.');
  const lines = state.map(({ name, waiting, running, dead, next }) => {
    const due = next ? `, next ${next.toISOString()}` : '';
    return `${name}: ${waiting} waiting, ${running} running, ${dead} given up${due}`;
  });
  const letters = deadLetters.map(({ id, name, org, attempts, failedAt, reason }) => {
    const of = org ? ` of ${org}` : '';
    return `${id}: ${name}${of}, given up ${failedAt!.toISOString()} after ${attempts} attempts\n  → ${reason}`;
  });
  io.out([...lines, ...letters].join('\n'));
}

/** The options of `jobs retry` and `jobs discard`. */
export interface DeadLetterOptions {
  all?: boolean;
  json?: boolean;
}

/** `jobs retry` and `jobs discard`: exit code 1 where one of them is no dead letter. */
export async function changeDeadLetters(
  io: Io,
  action: 'retry' | 'discard',
  ids: readonly string[],
  { all, json }: DeadLetterOptions,
): Promise<void> {
  if (all ? ids.length > 0 : ids.length === 0) throw new UsageError('Name the dead letters, or all of them with --all.');
  const count = await withDatabase(io, {}, ({ database }) => createJobsOperator(database.db)[action](all ? undefined : ids));
  if (!all && count < ids.length) {
    throw new Refusal(`${ids.length - count} of ${ids.length} are no dead letters; "npx foyer jobs" shows those there are.`);
  }
  if (json) return io.out(JSON.stringify({ count }));
  const letters = count === 1 ? '1 dead letter' : `${count} dead letters`;
  io.out(action === 'retry' ? `${letters} will be tried again by a running server.` : `${letters} discarded.`);
}

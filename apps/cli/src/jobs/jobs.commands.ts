import type { Command } from 'commander';
import type { Io } from '../io.ts';
import { jsonOption } from '../options.ts';
import type { DeadLetterOptions } from './jobs.ts';

/** What the commands do is loaded when one is called. */
const jobs = () => import('./jobs.ts');

/** `jobs list`, `jobs retry`, `jobs discard`. */
export function addJobsCommands(program: Command, io: Io): void {
  const command = program.command('jobs').description('background work, and the dead letters: jobs that were given up');
  command
    .command('list', { isDefault: true })
    .description('show what waits and runs, and every dead letter with its reason')
    .addOption(jsonOption())
    .action(async (options: { json?: boolean }) => (await jobs()).listJobs(io, options));
  const about = { retry: 'have dead letters tried again by a running server', discard: 'forget dead letters' } as const;
  for (const action of ['retry', 'discard'] as const) {
    command
      .command(action)
      .description(about[action])
      .argument('[id...]', 'the dead letters')
      .option('--all', 'all of them')
      .addOption(jsonOption())
      .action(async (ids: string[], options: DeadLetterOptions) => (await jobs()).changeDeadLetters(io, action, ids, options));
  }
}

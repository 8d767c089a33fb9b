import type { Command } from 'commander';
import type { Io } from './io.ts';

/** `migrate` and `demo`. */
export function addDatabaseCommands(program: Command, io: Io): void {
  program
    .command('migrate')
    .description('bring the database to the newest migration; says which were applied')
    .option('--json', 'answer in JSON')
    .action(async (options: { json?: boolean }) => (await import('./database.ts')).migrate(io, options));
  program
    .command('demo')
    .description('fill an empty database with the demo; a filled one is left alone')
    .action(async () => (await import('./database.ts')).demo(io));
}

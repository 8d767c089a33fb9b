import type { Command } from 'commander';
import { fillWithDemo, demoLogins } from '../first-start.ts';
import type { Io } from './io.ts';
import { withDatabase } from './open.ts';
import { Refusal } from './refusal.ts';

async function migrate(io: Io, { json }: { json?: boolean }): Promise<void> {
  const applied = await withDatabase(io, { migrations: 'apply' }, async ({ database }) => database.migrated);
  if (json) io.out(JSON.stringify({ applied }));
  else if (applied.length === 0) io.out('The database has every migration already.');
  else io.out(applied.map((name) => `Applied ${name}`).join('\n'));
}

async function demo(io: Io): Promise<void> {
  const { seedDemo } = await import('../demo/seed.ts');
  await withDatabase(io, { migrations: 'apply' }, async ({ config, database }) => {
    if (await fillWithDemo(config, database, seedDemo)) return;
    throw new Refusal(
      'The database holds a customer already; the demo goes into an empty one. Name another with DATABASE_URL or FOYER_DATA_DIR.',
    );
  });
  io.out(`The demo is made. Log in as ${demoLogins.usernames.join(', ')} with the password ${demoLogins.password}.`);
}

/** `migrate` and `demo`. */
export function addDatabaseCommands(program: Command, io: Io): void {
  program
    .command('migrate')
    .description('bring the database to the newest migration; says which were applied')
    .option('--json', 'answer in JSON')
    .action((options: { json?: boolean }) => migrate(io, options));
  program
    .command('demo')
    .description('fill an empty database with the demo; a filled one is left alone')
    .action(() => demo(io));
}

import { demoLogins, fillWithDemo, loadDemo } from '@foyer/server/operate/database';
import type { Io } from './io.ts';
import { withDatabase } from './open.ts';
import { Refusal } from './refusal.ts';

/** `migrate`. */
export async function migrate(io: Io, { json }: { json?: boolean }): Promise<void> {
  const applied = await withDatabase(io, { migrations: 'apply' }, async ({ database }) => database.migrated);
  if (json) io.out(JSON.stringify({ applied }));
  else if (applied.length === 0) io.out('The database has every migration already.');
  else io.out(applied.map((name) => `Applied ${name}`).join('\n'));
}

/** `demo`. */
export async function demo(io: Io): Promise<void> {
  await withDatabase(io, { migrations: 'apply' }, async ({ config, database }) => {
    if (await fillWithDemo(config, database, async (options) => (await loadDemo(config))(options))) return;
    throw new Refusal(
      'The database holds a customer already; the demo goes into an empty one. Name another with DATABASE_URL or FOYER_DATA_DIR.',
    );
  });
  io.out(`The demo is made. Log in as ${demoLogins.usernames.join(', ')} with the password ${demoLogins.password}.`);
}

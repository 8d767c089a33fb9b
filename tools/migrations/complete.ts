// Fails where apps/server/drizzle does not make every table that a `*.tables.ts` declares.
import { join } from 'node:path';
import { findMissingMigration } from './missing-migration.ts';

const server = join(import.meta.dirname, '..', '..', 'apps/server');
const missing = await findMissingMigration(join(server, 'src/**/*.tables.ts'), join(server, 'drizzle'));
if (missing) {
  console.error(`The schema has changed without a migration. Run npx drizzle-kit generate in apps/server. Missing:\n${missing}`);
  process.exitCode = 1;
}

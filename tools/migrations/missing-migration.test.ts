import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingMigration } from './missing-migration.ts';

const server = join(import.meta.dirname, '..', '..', 'apps/server');
const tables = join(server, 'src/**/*.tables.ts');
const migrations = join(server, 'drizzle');
const audit = join(server, 'src/shared/audit/audit.tables.ts');

test('a table or column without migration is found; complete migrations pass', { timeout: 60_000 }, async () => {
  expect(await findMissingMigration(tables, migrations)).toBeUndefined();

  // Beside the real one, so that it finds the same files. No name that the tables are found by: another test may look for them.
  const changed = join(dirname(audit), 'audit.changed.ts');
  onTestFinished(() => rmSync(changed, { force: true }));
  const others = globSync(tables).filter((file) => file !== audit);
  const all = `{${[...others, changed].join(',')}}`;
  const text = readFileSync(audit, 'utf8');
  writeFileSync(changed, `${text}\nexport const extras = pgTable('extras', { id: id(), note: text('note').notNull() });\n`);
  expect(await findMissingMigration(all, migrations)).toContain('CREATE TABLE "extras"');

  writeFileSync(changed, text.replace("action: text('action').notNull()", "action: text('action')"));
  expect(await findMissingMigration(all, migrations)).toContain('DROP NOT NULL');
});

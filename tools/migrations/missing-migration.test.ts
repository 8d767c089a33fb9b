import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingMigration } from './missing-migration.ts';

const root = join(import.meta.dirname, '..', '..');
const schemaFile = join(root, 'apps/server/src/db/schema.ts');
const schema = readFileSync(schemaFile, 'utf8');
const migrations = join(root, 'apps/server/drizzle');

test('a table or column without migration is found; complete migrations pass', { timeout: 60_000 }, async () => {
  expect(await findMissingMigration(schemaFile, migrations)).toBeUndefined();

  // Beside the real one, so that it finds the same packages.
  const changed = join(dirname(schemaFile), 'schema.changed.ts');
  onTestFinished(() => rmSync(changed, { force: true }));
  writeFileSync(changed, `${schema}\nexport const extras = pgTable('extras', { id: id(), note: text('note').notNull() });\n`);
  expect(await findMissingMigration(changed, migrations)).toContain('CREATE TABLE "extras"');

  writeFileSync(changed, schema.replace("name: text('name').notNull()", "name: text('name')"));
  expect(await findMissingMigration(changed, migrations)).toContain('DROP NOT NULL');
});

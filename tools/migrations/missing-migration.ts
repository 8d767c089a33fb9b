import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { capture, CommandFailed } from '../launch/commands.mjs';

const drizzleKit = join(import.meta.dirname, '..', '..', 'node_modules/drizzle-kit/bin.cjs');

const migrationsIn = (folder: string): string[] => readdirSync(folder).filter((file) => file.endsWith('.sql'));

/** The SQL that is missing from the migrations to make the tables that the files of a pattern (absolute) declare; undefined where none is. */
export async function findMissingMigration(tables: string, migrations: string): Promise<string | undefined> {
  const out = mkdtempSync(join(tmpdir(), 'foyer-migrations-'));
  try {
    cpSync(migrations, out, { recursive: true });
    const before = new Set(migrationsIn(out));
    // It takes paths from the folder it runs in, absolute ones too.
    const run = (...args: string[]) =>
      capture(process.execPath, [drizzleKit, ...args, '--dialect=postgresql', `--out=${basename(out)}`], { cwd: dirname(out) });
    await run('generate', `--schema=${tables}`, '--name=missing');
    await run('check');
    const added = migrationsIn(out).filter((file) => !before.has(file));
    return added.length > 0 ? added.map((file) => readFileSync(join(out, file), 'utf8')).join('\n') : undefined;
  } catch (error) {
    // A renamed table or column makes the generator ask, which it cannot do here: that, too, is a migration to write.
    if (error instanceof CommandFailed) return error.output;
    throw error;
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

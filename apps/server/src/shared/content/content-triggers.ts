import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { StartError } from '../../platform/start-error.ts';
import type { ContentType } from './content-type.ts';

/** The tables whose every insertion, change and deletion of a row `keep_contents` is told of, each with the type that its trigger names. */
const kept = sql`select c.relname as name, encode(t.tgargs, 'escape') as arguments
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where p.proname = 'keep_contents' and t.tgenabled <> 'D' and t.tgtype & 29 = 29`;

/**
 * Throws a `StartError` where the table of a content type lacks its trigger: without it `contents` has no row of its contents, and the first comment, like or
 * activity on one would be refused by the database.
 */
export async function requireContentTriggers(
  db: Pick<Db, 'execute'>,
  types: readonly Pick<ContentType, 'type' | 'table'>[],
): Promise<void> {
  const { rows } = await db.execute<{ name: string; arguments: string }>(kept);
  for (const { type, table } of types) {
    const name = getTableName(table);
    if (rows.some((row) => row.name === name && row.arguments === `${type}\\000`)) continue;
    throw new StartError(
      `The table "${name}" of the content type "${type}" lacks the trigger that keeps its contents. Write it at the end of a migration: ` +
        `CREATE TRIGGER "${name}_contents" AFTER INSERT OR DELETE OR UPDATE OF "id", "org_id" ON "${name}" FOR EACH ROW EXECUTE FUNCTION "keep_contents"('${type}'), ` +
        'with an INSERT INTO contents for the rows that there are (docs/contributing.md, A content type).',
    );
  }
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { rowsOf, type SearchRow } from './search.document.ts';
import { searchDocuments, searchWords } from './search.tables.ts';

/** Few, so that requests come between. */
const rowsAtOnce = 25;
/** Between two parts requests have their turn: the embedded database does one thing at a time. */
const pauseMs = 5;
const mostTold = 200_000;

const array = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** Some things of a kind. */
interface Things {
  orgId: string;
  kind: string;
  ids: string[];
}

/** Writes what there is of them; what is gone is taken out. */
async function write(tx: Db, { orgId, kind, ids }: Things, rows: readonly SearchRow[]): Promise<void> {
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.orgId, orgId), eq(searchDocuments.kind, kind), inArray(searchDocuments.id, ids)));
  if (rows.length === 0) return;
  await tx.insert(searchDocuments).values(
    rows.map(({ titleWords, words, ...row }) => ({
      ...{ ...row, orgId, kind, readers: [...row.readers] },
      titleWords: sql`array_to_tsvector(${array(titleWords)})`,
      words: sql`array_to_tsvector(${array(words)})`,
    })),
  );
}

/** Writes to the index, for one customer and one run: it notes which words it has told the database. */
export function createSearchWriter({ db }: Pick<Context, 'db'>, orgId: string) {
  // Most words of a document have come before; the database is told the others alone.
  const told = new Set<string>();

  async function tell(tx: Db, words: readonly string[]): Promise<void> {
    if (words.length === 0) return;
    await tx.execute(
      sql`insert into ${searchWords} (org_id, word) select ${orgId}, word from unnest(${array(words)}) as word on conflict do nothing`,
    );
  }

  async function keep(things: Things, rows: readonly SearchRow[]): Promise<void> {
    const words = [...new Set(rows.flatMap((row) => row.words))].filter((word) => !told.has(word));
    await db.transaction(async (tx) => {
      await write(tx as unknown as Db, things, rows);
      await tell(tx as unknown as Db, words);
    });
    if (told.size > mostTold) told.clear();
    for (const word of words) told.add(word);
    await delay(pauseMs);
  }

  return {
    /** Reads these things of a source and writes what there is of them, part after part. */
    async index({ kind, entries }: SearchSource, ids: readonly string[]): Promise<void> {
      const found = await entries(orgId, ids);
      const there = new Set(found.map(({ id }) => id));
      let part: { ids: string[]; rows: SearchRow[] } = { ids: ids.filter((id) => !there.has(id)), rows: [] };
      for (const entry of found) {
        part.ids.push(entry.id);
        part.rows.push(...rowsOf(entry));
        if (part.rows.length < rowsAtOnce) continue;
        await keep({ orgId, kind, ids: part.ids }, part.rows);
        part = { ids: [], rows: [] };
      }
      if (part.ids.length > 0) await keep({ orgId, kind, ids: part.ids }, part.rows);
    },
  };
}
export type SearchWriter = ReturnType<typeof createSearchWriter>;

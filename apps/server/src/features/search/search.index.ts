import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { rowsOf, type SearchRow } from './search.document.ts';
import { searchDocuments, searchQueue, searchWords } from './search.tables.ts';

const indexChanges = defineJob({ name: 'search.index', payload: z.strictObject({ org: z.string() }) });
const forgetWords = defineJob({ name: 'search.forget-words', schedule: '23 3 * * 0' });

/** What has changed is found within so long. */
const everyMs = 5_000;
const mostOrgs = 50;
/** Few, so that requests come between. */
const atOnce = 200;
const rowsPerInsert = 25;
const wordsAtOnce = 500;

const indexes = ['search_documents_words', 'search_documents_title_words', 'search_words_trigrams'];

const array = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** Writes what there is of some things of a kind; what is gone is taken out. */
async function write(tx: Db, { orgId, kind, ids }: { orgId: string; kind: string; ids: readonly string[] }, rows: SearchRow[]) {
  await tx
    .delete(searchDocuments)
    .where(and(eq(searchDocuments.orgId, orgId), eq(searchDocuments.kind, kind), inArray(searchDocuments.id, [...ids])));
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await tx.insert(searchDocuments).values(
      rows.slice(from, from + rowsPerInsert).map(({ titleWords, words, ...row }) => ({
        ...{ ...row, orgId, kind, readers: [...row.readers] },
        titleWords: sql`array_to_tsvector(${array(titleWords)})`,
        words: sql`array_to_tsvector(${array(words)})`,
      })),
    );
  }
  const words = array([...new Set(rows.flatMap((row) => row.words))]);
  await tx.execute(
    sql`insert into ${searchWords} (org_id, word) select ${orgId}, word from unnest(${words}) as word on conflict do nothing`,
  );
}

interface KnownWord extends Record<string, unknown> {
  org: string;
  word: string;
}

/** Keeps what the search looks through (`search_documents`) as what it is made from. */
export function createSearchIndex({ db, log }: Pick<Context, 'db' | 'log'>, sources: readonly SearchSource[]) {
  const byKind = new Map<string, SearchSource>(sources.map((source) => [source.kind, source]));

  async function index(source: SearchSource, orgId: string, ids: readonly string[]): Promise<void> {
    const rows: SearchRow[] = [];
    for (const entry of await source.entries(orgId, ids)) {
      rows.push(...rowsOf(entry));
      await breathe();
    }
    await db.transaction((tx) => write(tx as unknown as Db, { orgId, kind: source.kind, ids }, rows));
  }

  /** Reads the next changes of a customer again, and answers whether there were any. */
  async function next(orgId: string): Promise<boolean> {
    const noted = await db.select().from(searchQueue).where(eq(searchQueue.orgId, orgId)).orderBy(searchQueue.seq).limit(atOnce);
    if (noted.length === 0) return false;
    for (const [kind, source] of byKind) {
      const ids = [...new Set(noted.filter((one) => one.kind === kind).map(({ id }) => id))];
      if (ids.length === 0) continue;
      await index(source, orgId, ids).catch(async () => {
        // One that cannot be read is not to keep the others out.
        for (const id of ids) {
          await index(source, orgId, [id]).catch((error: unknown) =>
            log.warn({ err: error, kind, id }, 'Something cannot be read for the search'),
          );
        }
      });
    }
    const seqs = noted.map(({ seq }) => seq);
    await db
      .delete(searchQueue)
      .where(and(eq(searchQueue.orgId, orgId), lte(searchQueue.seq, seqs.at(-1)!), inArray(searchQueue.seq, seqs)));
    return true;
  }

  /** Takes out those of the next words that no document holds, and answers with the last of them. */
  async function forgetNext({ org, word }: KnownWord): Promise<KnownWord | undefined> {
    const { rows } = await db.execute<KnownWord>(sql`
      select org_id as org, word from ${searchWords} where (org_id, word) > (${org}, ${word}) order by org_id, word limit ${wordsAtOnce}`);
    const [orgIds, words] = [array(rows.map((row) => row.org)), array(rows.map((row) => row.word))];
    await db.execute(sql`delete from ${searchWords} using unnest(${orgIds}, ${words}) as old(org, word)
      where ${searchWords.orgId} = old.org and ${searchWords.word} = old.word and not exists (
        select 1 from ${searchDocuments} where ${searchDocuments.orgId} = old.org and ${searchDocuments.words} @@ quote_literal(old.word)::tsquery)`);
    return rows.at(-1);
  }

  /** Takes out the words that no document holds any more, part after part, and what customers that are gone have left. */
  async function forget(signal: AbortSignal): Promise<void> {
    await db.delete(searchQueue).where(sql`not exists (select 1 from ${orgs} where ${orgs.id} = ${searchQueue.orgId})`);
    let after: KnownWord | undefined = { org: '', word: '' };
    while (after) {
      signal.throwIfAborted();
      after = await forgetNext(after);
    }
  }

  return {
    /** The customers of whose things some have changed. */
    async changed(): Promise<string[]> {
      const noted = db.selectDistinct({ orgId: searchQueue.orgId }).from(searchQueue).limit(mostOrgs);
      const rows = await db.select({ id: orgs.id }).from(orgs).where(inArray(orgs.id, noted));
      return rows.map(({ id }) => id);
    },

    /** Reads again what has changed of a customer's things, whoever changed it. */
    async update(orgId: string, signal: AbortSignal): Promise<void> {
      while (await next(orgId)) signal.throwIfAborted();
      // What waits to be sorted in is looked through word by word; the embedded database has nothing else that would sort it in.
      for (const name of indexes) await db.execute(sql`select gin_clean_pending_list(${name}::regclass)`);
    },

    forget,
  };
}

/** Adds the keeping of the index to the background work. */
export function addSearchJobs(context: Pick<Context, 'db' | 'jobs' | 'log'>, sources: readonly SearchSource[]): void {
  const index = createSearchIndex(context, sources);
  context.jobs.add(indexChanges, {
    find: { everyMs, due: async () => (await index.changed()).map((orgId) => ({ payload: { org: orgId }, key: orgId, orgId })) },
    run: ({ org }, signal) => index.update(org, signal),
  });
  context.jobs.add(forgetWords, { run: (_, signal) => index.forget(signal) });
}

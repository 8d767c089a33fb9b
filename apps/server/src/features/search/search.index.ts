import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { isConnectionLoss, isDiskFull, isReadOnly } from '../../platform/db/failures.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { forgetUnused } from './search.forget.ts';
import { searchQueue } from './search.tables.ts';
import { createSearchWriter, type SearchWriter } from './search.writer.ts';

const indexChanges = defineJob({ name: 'search.index', payload: z.strictObject({ org: z.string() }) });
const forgetWords = defineJob({ name: 'search.forget-words', schedule: '23 3 * * 0' });

/** What has changed is found within so long. */
const everyMs = 5_000;
const mostOrgs = 50;
const atOnce = 200;

const indexes = ['search_documents_words', 'search_documents_title_words', 'search_words_trigrams'];

/** The database cannot be written to: it is tried again, and nothing is at fault that was to be written. */
const isAway = (error: unknown): boolean => isConnectionLoss(error) || isDiskFull(error) || isReadOnly(error);

/** Keeps what the search looks through (`search_documents`) as what it is made from. */
function createSearchIndex({ db, log }: Pick<Context, 'db' | 'log'>, sources: readonly SearchSource[]) {
  /** All at once; where that fails one by one, so that one that cannot be read keeps no other out. */
  async function read(writer: SearchWriter, source: SearchSource, ids: readonly string[]): Promise<void> {
    try {
      await writer.index(source, ids);
    } catch (error) {
      if (isAway(error)) throw error;
      if (ids.length === 1) return log.warn({ err: error, kind: source.kind, id: ids[0] }, 'Something cannot be read for the search');
      for (const id of ids) await read(writer, source, [id]);
    }
  }

  /** Reads the next changes of a customer again, and answers whether there were any. */
  async function next(orgId: string, writer: SearchWriter): Promise<boolean> {
    const ofOrg = eq(searchQueue.orgId, orgId);
    const noted = await db.select().from(searchQueue).where(ofOrg).orderBy(searchQueue.seq).limit(atOnce);
    if (noted.length === 0) return false;
    for (const source of sources) {
      const ids = new Set(noted.filter(({ kind }) => kind === source.kind).map(({ id }) => id));
      if (ids.size > 0) await read(writer, source, [...ids]);
    }
    const seqs = noted.map(({ seq }) => seq);
    await db.delete(searchQueue).where(and(ofOrg, inArray(searchQueue.seq, seqs)));
    return true;
  }

  return {
    /** The customers of whose things some have changed. */
    async changed(): Promise<string[]> {
      const noted = db.selectDistinct({ orgId: searchQueue.orgId }).from(searchQueue).limit(mostOrgs);
      const rows = await db.select({ id: orgs.id }).from(orgs).where(inArray(orgs.id, noted));
      return rows.map(({ id }) => id);
    },

    /** Reads again what has changed of a customer's things, whatever changed it. */
    async update(orgId: string, signal: AbortSignal): Promise<void> {
      const writer = createSearchWriter({ db }, orgId);
      while (await next(orgId, writer)) signal.throwIfAborted();
      // What waits to be sorted in is looked through word by word; the embedded database has nothing else that would sort it in.
      for (const name of indexes) await db.execute(sql`select gin_clean_pending_list(${name}::regclass)`);
    },
  };
}

/** Adds the keeping of the index to the background work. */
export function addSearchJobs(context: Pick<Context, 'db' | 'jobs' | 'log'>, sources: readonly SearchSource[]): void {
  const index = createSearchIndex(context, sources);
  context.jobs.add(indexChanges, {
    find: { everyMs, due: async () => (await index.changed()).map((orgId) => ({ payload: { org: orgId }, key: orgId, orgId })) },
    run: ({ org }, signal) => index.update(org, signal),
  });
  context.jobs.add(forgetWords, { run: (_, signal) => forgetUnused(context, signal) });
}

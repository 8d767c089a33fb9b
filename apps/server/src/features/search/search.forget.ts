import { sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { searchDocuments, searchQueue, searchWords } from './search.tables.ts';

const wordsAtOnce = 500;

interface KnownWord extends Record<string, unknown> {
  org: string;
  word: string;
}

const array = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** Takes out those of the next words that no document holds, and answers with the last of them. */
async function forgetNext({ db }: Pick<Context, 'db'>, { org, word }: KnownWord): Promise<KnownWord | undefined> {
  const { rows } = await db.execute<KnownWord>(sql`
    select org_id as org, word from ${searchWords} where (org_id, word) > (${org}, ${word}) order by org_id, word limit ${wordsAtOnce}`);
  const [orgIds, words] = [array(rows.map((row) => row.org)), array(rows.map((row) => row.word))];
  await db.execute(sql`delete from ${searchWords} using unnest(${orgIds}, ${words}) as old(org, word)
    where ${searchWords.orgId} = old.org and ${searchWords.word} = old.word and not exists (
      select 1 from ${searchDocuments} where ${searchDocuments.orgId} = old.org and ${searchDocuments.words} @@ quote_literal(old.word)::tsquery)`);
  return rows.at(-1);
}

/** Takes out the words that no document holds any more, part after part, and what customers that are gone have left. */
export async function forgetUnused(context: Pick<Context, 'db'>, signal: AbortSignal): Promise<void> {
  await context.db.delete(searchQueue).where(sql`not exists (select 1 from ${orgs} where ${orgs.id} = ${searchQueue.orgId})`);
  let after: KnownWord | undefined = { org: '', word: '' };
  while (after) {
    signal.throwIfAborted();
    after = await forgetNext(context, after);
  }
}

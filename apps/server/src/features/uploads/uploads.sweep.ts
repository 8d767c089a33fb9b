import { lt, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Parts } from './uploads.parts.ts';
import { limits } from './uploads.policy.ts';
import { uploads } from './uploads.tables.ts';

/** Clears away uploads whose time is over, and parts that no upload knows. */
const sweep = defineJob({ name: 'uploads.sweep', schedule: '23 * * * *' });

const atOnce = 500;

/** Adds it to the background work. */
export function addSweeping({ db, jobs }: Pick<Context, 'db' | 'jobs'>, parts: Parts): void {
  jobs.add(sweep, {
    async run() {
      const gone = await db
        .delete(uploads)
        .where(lt(uploads.expiresAt, sql`now()`))
        .returning({ parts: uploads.parts });
      await parts.remove(gone.flatMap((row) => row.parts));
      // A process that dies after writing a part and before noting it leaves the file behind.
      const old = await parts.olderThan(new Date(Date.now() - limits.keptMs));
      for (let start = 0; start < old.length; start += atOnce) {
        const names = old.slice(start, start + atOnce);
        const rows = await db
          .select({ parts: uploads.parts })
          .from(uploads)
          .where(
            sql`${uploads.parts} && array[${sql.join(
              names.map((name) => sql`${name}`),
              sql`, `,
            )}]::text[]`,
          );
        const known = new Set(rows.flatMap((row) => row.parts));
        await parts.remove(names.filter((name) => !known.has(name)));
      }
    },
  });
}

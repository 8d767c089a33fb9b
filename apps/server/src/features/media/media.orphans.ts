import { and, eq, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { removeMediaWhere } from '../../platform/storage/media.remove.ts';
import { inUse } from './media.access.ts';

/** Removes uploads that have hung nowhere for as long as the customer's settings say. What stands in the library is kept until an editor removes it. */
const removeOrphans = defineJob({ name: 'media.remove-orphans', schedule: '53 3 * * *' });

const uploaded = and(not(media.library), or(media.fresh, isNotNull(media.uploadedBy)))!;

/** Adds it to the background work. */
export function addOrphans(context: Pick<Context, 'db' | 'jobs' | 'files' | 'settings'>): void {
  const { db, settings } = context;
  context.jobs.add(removeOrphans, {
    async run() {
      await db
        .update(media)
        .set({ unusedSince: null })
        .where(and(isNotNull(media.unusedSince), or(media.library, inUse)));
      await db
        .update(media)
        .set({ unusedSince: sql`now()` })
        .where(and(isNull(media.unusedSince), uploaded, not(inUse)));
      const orgs = await db.selectDistinct({ id: media.orgId }).from(media).where(isNotNull(media.unusedSince));
      for (const { id } of orgs) {
        const { orphanDays } = (await settings.of(id)).uploads;
        const overdue = lt(media.unusedSince, sql`now() - ${orphanDays} * interval '1 day'`);
        await removeMediaWhere(context, and(eq(media.orgId, id), overdue, uploaded, not(inUse))!);
      }
    },
  });
}

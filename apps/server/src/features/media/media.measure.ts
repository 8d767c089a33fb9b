import { lumaGrid, StoreUnavailable } from '@foyer/media-files';
import { and, eq, isNull, like } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { Away, defineJob } from '../../platform/jobs/job.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';

/** Measures the brightness of an image that was stored before brightness was. */
const measure = defineJob({ name: 'media.measure', payload: z.strictObject({ medium: z.string() }) });

const everyMs = 60_000;
/** Few, so that other work of the same process comes between. */
const atOnce = 100;

const unmeasured = and(isNull(media.luma), like(media.type, 'image/%'));

/** Adds what completes the brightness of images to the background work. One that cannot be read is noted as such, and not tried again. */
export function addMeasuring({ db, jobs, log, files }: Pick<Context, 'db' | 'jobs' | 'log' | 'files'>): void {
  jobs.add(measure, {
    find: {
      everyMs,
      async due() {
        const rows = await db.select({ id: media.id, orgId: media.orgId }).from(media).where(unmeasured).limit(atOnce);
        return rows.map(({ id, orgId }) => ({ payload: { medium: id }, key: id, orgId }));
      },
    },
    async run({ medium }) {
      const [row] = await db
        .select({ hash: media.hash })
        .from(media)
        .where(and(eq(media.id, medium), unmeasured));
      if (!row) return;
      const luma = await files.media
        .fetch(row.hash)
        .then((path) => readFile(path))
        .then(lumaGrid)
        .catch((error: unknown) => {
          if (error instanceof StoreUnavailable) throw new Away(error.message, { cause: error });
          log.warn({ err: error, medium }, 'The brightness of an image cannot be measured');
          return [];
        });
      // Another file may have taken its place meanwhile.
      await db
        .update(media)
        .set({ luma })
        .where(and(eq(media.id, medium), eq(media.hash, row.hash)));
    },
  });
}

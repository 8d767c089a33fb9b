import { createPageDrawer, StoreUnavailable } from '@foyer/media-files';
import { and, eq, not } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { Away, defineJob } from '../../platform/jobs/job.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { lockBytes } from '../../platform/storage/media.lock.ts';
import { removeBytesUnused } from '../../platform/storage/media.remove.ts';

/** Draws the first page of a PDF, which stands for it where only a picture can be shown. */
const draw = defineJob({ name: 'media.draw-page', payload: z.strictObject({ medium: z.string() }) });

const everyMs = 5_000;
/** Few, so that other work of the same process comes between. */
const atOnce = 20;

const undrawn = and(eq(media.type, 'application/pdf'), not(media.posterTried));

/** Adds the drawing of PDFs to the background work, however they came. One that cannot be drawn has no poster, and is not tried again. */
export function addPosters(context: Pick<Context, 'db' | 'jobs' | 'log' | 'files' | 'responses'>): void {
  const { db, jobs, log, files, responses } = context;
  const drawPage = createPageDrawer(files);
  jobs.add(draw, {
    find: {
      everyMs,
      async due() {
        const rows = await db.select({ id: media.id, orgId: media.orgId }).from(media).where(undrawn).limit(atOnce);
        return rows.map(({ id, orgId }) => ({ payload: { medium: id }, key: id, orgId }));
      },
    },
    async run({ medium }) {
      const one = and(eq(media.id, medium), undrawn);
      const [row] = await db.select({ hash: media.hash, orgId: media.orgId }).from(media).where(one);
      if (!row) return;
      const page = await drawPage(row.hash).catch((error: unknown) => {
        throw error instanceof StoreUnavailable ? new Away(error.message, { cause: error }) : error;
      });
      if (page === null) log.info({ medium }, 'A PDF has no page that can be drawn');
      const poster = page && { ...page, type: 'image/webp' };
      const kept = await db.transaction(async (tx) => {
        if (page) await lockBytes(tx, [page.hash]);
        // Another medium with the same page may have been removed meanwhile.
        if (page && !(await files.media.has(page.hash))) throw new Away('The bytes of a page that was drawn are gone');
        // Another file may have taken its place, or a poster may have been chosen.
        const same = and(one, eq(media.hash, row.hash));
        return tx.update(media).set({ poster, posterTried: true }).where(same).returning({ id: media.id });
      });
      if (kept.length > 0) responses.forget(row.orgId);
      else if (page) await removeBytesUnused({ db, files }, [page.hash]);
    },
  });
}

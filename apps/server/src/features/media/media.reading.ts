import { createPdfReader, StoreUnavailable } from '@foyer/media-files';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { Away, defineJob } from '../../platform/jobs/job.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { mediaTexts } from './media-texts.tables.ts';

/** Reads the words of a PDF, which the search looks through. */
const read = defineJob({ name: 'media.read', payload: z.strictObject({ medium: z.string() }) });

const everyMs = 5_000;
/** Few, so that other work of the same process comes between. */
const atOnce = 20;

const unread = and(eq(media.type, 'application/pdf'), or(isNull(mediaTexts.hash), ne(mediaTexts.hash, media.hash)));

/** Adds the reading of PDFs to the background work, however they came. One that cannot be read is noted as one without words, and not tried again. */
export function addReading({ db, jobs, log, files }: Pick<Context, 'db' | 'jobs' | 'log' | 'files'>): void {
  const readPdf = createPdfReader(files.media);
  const waiting = () =>
    db.select({ id: media.id, orgId: media.orgId, hash: media.hash }).from(media).leftJoin(mediaTexts, eq(mediaTexts.mediaId, media.id));
  jobs.add(read, {
    find: {
      everyMs,
      due: async () => (await waiting().where(unread).limit(atOnce)).map(({ id, orgId }) => ({ payload: { medium: id }, key: id, orgId })),
    },
    async run({ medium }) {
      const [row] = await waiting().where(and(eq(media.id, medium), unread));
      if (!row) return;
      const { hash } = row;
      const words = await readPdf(hash).catch((error: unknown) => {
        throw error instanceof StoreUnavailable ? new Away(error.message, { cause: error }) : error;
      });
      if (words === null) log.warn({ medium }, 'A PDF cannot be read for the search');
      const values = { hash, text: (words ?? '').replaceAll('\0', '').toWellFormed() };
      // It may have been removed meanwhile.
      await db.transaction(async (tx) => {
        const [there] = await tx.select({ id: media.id }).from(media).where(eq(media.id, medium)).for('share');
        if (!there) return;
        await tx
          .insert(mediaTexts)
          .values({ mediaId: medium, ...values })
          .onConflictDoUpdate({ target: mediaTexts.mediaId, set: values });
      });
    },
  });
}

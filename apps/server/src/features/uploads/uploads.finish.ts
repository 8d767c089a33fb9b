import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { createIngest } from '../../shared/media/ingest.ts';
import { lockBytes } from '../../platform/storage/media.lock.ts';
import { createMediumReader } from '../../shared/media/medium.reader.ts';
import type { Parts } from './uploads.parts.ts';
import { createUploadsRepository } from './uploads.repository.ts';
import type { uploads } from './uploads.tables.ts';

type Upload = typeof uploads.$inferSelect;

/** Makes media of uploads that have come whole. */
export function createUploadFinish(context: Pick<Context, 'db' | 'files' | 'log'>, parts: Parts) {
  const { db, files } = context;
  const repository = createUploadsRepository(db);
  const reader = createMediumReader(context);
  const ingest = createIngest(context);
  const flights = new Map<string, Promise<void>>();

  /** Answers false where the bytes are gone: another medium with the same ones was removed meanwhile. */
  async function store(id: string, row: typeof media.$inferInsert): Promise<boolean> {
    return db.transaction(async (tx) => {
      await lockBytes(tx, [row.hash]);
      if (!(await files.media.has(row.hash))) return false;
      // Another process may have been asked for the same at once.
      await tx.insert(media).values(row).onConflictDoNothing();
      await createUploadsRepository(tx).finish(id, { mediumId: id });
      return true;
    });
  }

  async function take(me: Me, upload: Upload, tries = 3): Promise<void> {
    const { id, name, parts: names } = upload;
    const row = await ingest({ ...{ id, orgId: me.orgId, uploadedBy: me.id, library: mayWrite(me), name }, parts: names });
    if ('code' in row) await repository.finish(id, { refusal: row });
    else if (!(await store(id, row))) {
      if (tries === 1) throw new Error('The bytes of an upload were kept and are not there');
      return take(me, upload, tries - 1);
    }
    await parts.remove(names);
  }

  /** Requests for the same upload at the same time wait for the same work. */
  function takeOnce(me: Me, upload: Upload): Promise<void> {
    const flight = flights.get(upload.id) ?? take(me, upload).finally(() => flights.delete(upload.id));
    flights.set(upload.id, flight);
    return flight;
  }

  return async (me: Me, id: string, locale: Locale): Promise<Schemas['Medium']> => {
    const upload = found(await repository.find(me, id));
    const open = upload.mediumId === null && upload.refusal === null;
    if (open && upload.received < upload.size) throw new Problem(409, 'upload_incomplete');
    if (open) await takeOnce(me, upload);
    const { refusal, mediumId } = open ? found(await repository.find(me, id)) : upload;
    if (refusal) throw new Problem(422, refusal.code, { values: refusal.values });
    return found(await reader.find(eq(media.id, mediumId ?? ''), me.orgId, locale));
  };
}

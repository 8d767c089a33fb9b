import type { Schemas } from '@foyer/api';
import { faultOfClaims, keptName } from '@foyer/media-files';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { createUploadFinish } from './uploads.finish.ts';
import type { Parts } from './uploads.parts.ts';
import { limits } from './uploads.policy.ts';
import { createUploadsRepository } from './uploads.repository.ts';
import { requireRoom } from './uploads.room.ts';
import type { uploads } from './uploads.tables.ts';

type Upload = typeof uploads.$inferSelect;

const megabyte = 1024 * 1024;

/** The part of a file that is sent. */
interface Part {
  offset: number;
  /** How many bytes the client says it is, where it does. */
  announced: number | undefined;
  body: Readable;
}

const elsewhere = (upload: Upload): Problem =>
  new Problem(409, 'upload_offset', { headers: { 'upload-offset': String(upload.received) }, values: { offset: upload.received } });

/** Lets a member send a few parts at once, and no more. */
function createTurns() {
  const running = new Map<string, number>();
  return async function turn<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const before = running.get(memberId) ?? 0;
    if (before >= limits.partsAtOnce)
      throw new Problem(429, 'too_many_writes', { headers: { 'retry-after': '1' }, values: { seconds: 1 } });
    running.set(memberId, before + 1);
    try {
      return await work();
    } finally {
      const left = running.get(memberId)! - 1;
      if (left > 0) running.set(memberId, left);
      else running.delete(memberId);
    }
  };
}

/** Files on their way (contract: `createUpload` and what follows). Another member's upload answers 404. */
export function createUploadsService(context: Pick<Context, 'db' | 'settings' | 'files' | 'log'>, parts: Parts) {
  const { db, settings } = context;
  const repository = createUploadsRepository(db);
  const turn = createTurns();
  const find = async (me: Me, id: string): Promise<Upload> => found(await repository.find(me, id));

  async function create(
    me: Me,
    { key, size, type = '', images_only: imagesOnly = false, ...wanted }: Schemas['NewUpload'],
  ): Promise<Upload> {
    const name = keptName(wanted.name);
    if (size > limits.fileSize) throw new Problem(413, 'file_too_large', { values: { limit: limits.fileSize / megabyte } });
    const fault = faultOfClaims(name, type, imagesOnly);
    if (fault) throw new Problem(422, fault.code, { values: fault.values });
    const { uploads: quotas } = await settings.of(me.orgId);
    return db.transaction(async (tx) => {
      const own = createUploadsRepository(tx);
      await own.lock(me);
      const known = await own.findByKey(me, key);
      if (known && (known.size !== size || known.name !== name)) throw new Problem(409, 'upload_key_used');
      if (known) return known;
      if ((await own.countOpen(me)) >= limits.open) throw new Problem(429, 'too_many_uploads', { values: { limit: limits.open } });
      await requireRoom(tx, me, size, quotas);
      return own.add({ id: uuidv7(), orgId: me.orgId, userId: me.id, key, name, imagesOnly, size });
    });
  }

  async function append(me: Me, id: string, { offset, announced = 0, body }: Part): Promise<Upload> {
    const upload = await find(me, id);
    if (offset !== upload.received) throw elsewhere(upload);
    const room = upload.size - offset;
    const tooLong = new Problem(413, 'upload_too_long');
    if (announced > room) throw tooLong;
    const name = `${upload.id}-${randomUUID()}`;
    const received = await parts.write(name, body, room);
    if (received.tooLong) throw tooLong;
    if (received.bytes === 0) return upload;
    let kept: Upload | undefined;
    try {
      kept = await repository.append(upload.id, offset, { name, bytes: received.bytes });
    } finally {
      if (!kept) await parts.remove([name]);
    }
    if (!kept) throw elsewhere(await find(me, id));
    return kept;
  }

  return {
    create,
    find,
    append: async (me: Me, id: string, part: Part): Promise<Upload> => turn(me.id, () => append(me, id, part)),
    finish: createUploadFinish(context, parts),

    async cancel(me: Me, id: string): Promise<void> {
      const upload = await find(me, id);
      const gone = await repository.remove(upload.id);
      await parts.remove(gone.flatMap((row) => row.parts));
    },
  };
}

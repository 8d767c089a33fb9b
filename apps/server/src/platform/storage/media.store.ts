import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getTableColumns, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Context } from '../context.ts';
import { media } from '../orgs/orgs.tables.ts';
import type { LocalizedText } from '../db/types.ts';
import { fitsAddress } from './media.address.ts';
import { isImage, typeOfFile } from './media.types.ts';

/** A medium to keep. */
export interface NewMedia {
  /** At most 50 characters, so that addresses with version and extension stay within the contract's 64. */
  id: string;
  orgId: string;
  /** The name a download gets; its extension decides the media type. */
  fileName: string;
  bytes: Uint8Array;
  alt?: LocalizedText | null;
  title?: LocalizedText | null;
  visibility?: 'public' | 'members';
}

type MediaRow = typeof media.$inferInsert;

const rowsPerInsert = 200;

/** Where bytes with this SHA-256 lie. */
export const bytesPath = (mediaDir: string, hash: string): string => join(mediaDir, hash.slice(0, 2), hash);

/** Writes a file that is either absent or whole, also for a reader in another process and after a kill. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function dimensions(bytes: Uint8Array, type: string): Promise<{ width: number; height: number } | { width: null; height: null }> {
  if (!isImage(type)) return { width: null, height: null };
  const { autoOrient, format } = await sharp(bytes).metadata();
  // The file is served under its extension's type, so its content has to be just that.
  if (typeOfFile(`.${format === 'heif' ? 'avif' : format}`) !== type) throw new Error(`The file is ${format}, not ${type}.`);
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Writes the bytes under their hash and answers with the row that describes them; for many media collect rows and `saveMedia` them at once. */
export async function writeMedia(mediaDir: string, medium: NewMedia): Promise<MediaRow> {
  const { id, orgId, fileName, bytes, alt = null, title = null, visibility = 'members' } = medium;
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (!fitsAddress({ id, fileName, hash })) throw new Error(`The id "${id}" cannot be part of an address.`);
  const type = typeOfFile(fileName);
  const size = bytes.byteLength;
  const row = { id, orgId, fileName, type, size, ...(await dimensions(bytes, type)), alt, title, visibility, hash };
  const path = bytesPath(mediaDir, hash);
  const kept = await stat(path).catch(() => null);
  if (kept?.size !== size) await writeAtomically(path, bytes);
  return row;
}

/** Stores the rows of written media in few statements; one with a known id replaces it within its org. */
export async function saveMedia(db: Context['db'], rows: readonly MediaRow[]): Promise<void> {
  const { id: _, orgId: __, createdAt: ___, ...columns } = getTableColumns(media);
  const replaced = Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]));
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    const batch = rows.slice(start, start + rowsPerInsert);
    const saved = await db
      .insert(media)
      .values(batch)
      .onConflictDoUpdate({ target: media.id, set: replaced, setWhere: sql`${media.orgId} = excluded.org_id` })
      .returning({ id: media.id });
    if (saved.length < batch.length) throw new Error('A medium with this id belongs to another org.');
  }
}

/** Keeps a file: its bytes in the media folder by hash, its row in `media`. Throws where an image cannot be read. */
export async function storeMedia({ db, mediaDir }: Pick<Context, 'db' | 'mediaDir'>, medium: NewMedia): Promise<MediaRow> {
  const row = await writeMedia(mediaDir, medium);
  await saveMedia(db, [row]);
  return row;
}

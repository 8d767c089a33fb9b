import { describeFile, type MediaFiles } from '@foyer/media-files';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { media } from '../orgs/orgs.tables.ts';
import type { LocalizedText } from '../db/types.ts';
import { fitsAddress } from './media.address.ts';
import { lockBytes } from './media.lock.ts';

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
  /** Whether editors find it in their library; true where it is left out. */
  library?: boolean;
}

type MediaRow = typeof media.$inferInsert;

const rowsPerInsert = 200;

/** Writes the bytes under their hash and answers with the row that describes them; for many media collect rows and `saveMedia` them at once. */
export async function writeMedia({ media: bytesOf }: Pick<MediaFiles, 'media'>, medium: NewMedia): Promise<MediaRow> {
  const { id, orgId, fileName, bytes, alt = null, title = null, visibility = 'members', library = true } = medium;
  const file = await describeFile(fileName, bytes);
  if (!fitsAddress({ id, fileName, hash: file.hash })) throw new Error(`The id "${id}" cannot be part of an address.`);
  await bytesOf.keep(file.hash, bytes);
  return { id, orgId, fileName, alt, title, visibility, library, ...file };
}

/** Stores the rows of written media in few statements; one with a known id replaces it within its org. */
export async function saveMedia(db: Pick<Context['db'], 'insert'>, rows: readonly MediaRow[]): Promise<void> {
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

/** Stores the row of a medium that was written, in the transaction of what it is for. */
export async function saveWritten(
  tx: Pick<Context['db'], 'insert' | 'execute'>,
  { media: kept }: Pick<MediaFiles, 'media'>,
  row: MediaRow,
  bytes: Uint8Array,
): Promise<void> {
  await lockBytes(tx, [row.hash]);
  // Another medium with the same bytes may have been removed meanwhile.
  if (!(await kept.has(row.hash))) await kept.keep(row.hash, bytes);
  await saveMedia(tx, [row]);
}

/** Keeps a file: its bytes in the store by hash, its row in `media`. Throws where an image cannot be read. */
export async function storeMedia({ db, files }: Pick<Context, 'db' | 'files'>, medium: NewMedia): Promise<MediaRow> {
  const row = await writeMedia(files, medium);
  await db.transaction((tx) => saveWritten(tx, files, row, medium.bytes));
  return row;
}

import { createAvifVariants, createVariants, isImage, nullIfGone, StoreUnavailable } from '@foyer/media-files';
import { type FileHandle, open } from 'node:fs/promises';
import type { Context } from '../../platform/context.ts';
import type { Me, OrgRef } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { mayPublish } from '../../shared/content/news.policy.ts';
import { isVersionOf, parseMediaAddress, type Width } from '../../platform/storage/media.address.ts';
import type { PreviewedMedia } from '../../shared/content/preview-links.ts';
import { maySee } from '../../shared/media/media.policy.ts';
import type { MediaFinder } from './media.finder.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';

/** What is served for an address. */
export interface ServedMedia {
  row: MediaRow;
  /** The media type of what is served: the original's, or WebP or AVIF. */
  type: string;
  /** Names these bytes for caches. */
  etag: string;
  /** The address can never mean other bytes. */
  immutable: boolean;
  /** Who is given it may change: no copy is used without asking. */
  limited: boolean;
  /** What is served follows from what the browser takes. */
  negotiated: boolean;
  /** Opens the bytes; the caller closes them. */
  open(): Promise<FileHandle>;
}

/** What a scaled picture is made of: a picture, or what stands for a file that is none. */
type Source = Pick<MediaRow, 'hash' | 'type' | 'width'>;

/** Who asks for what. */
interface Asked {
  me: Me | null;
  /** The media of the previews they have opened. */
  previewed: PreviewedMedia;
  address: string;
  width?: Width;
  /** The browser takes AVIF. */
  avif?: boolean;
}

/** Finds media by address and scales images. Of a file that is none its poster is scaled, for exactly those who are given the file. */
export function createMediaService({ files, log }: Pick<Context, 'files' | 'log'>, media: MediaFinder) {
  const variants = createVariants(files);
  const avifs = createAvifVariants(files);

  /** A file that is gone or cannot be read is our fault, but for the reader it is simply not there. */
  async function openOr404(row: MediaRow, opening: () => Promise<FileHandle>): Promise<FileHandle> {
    try {
      return await opening();
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      log.error({ err: error, media: row.id, hash: row.hash }, 'The bytes of a medium cannot be read');
      throw new Problem(404, 'not_found', { cause: error });
    }
  }
  async function openVariant(source: Source, width: Width): Promise<FileHandle> {
    const path = variants.pathOf(source, width);
    const made = await open(path).catch(nullIfGone);
    if (made) await files.used(path);
    if (made) return made;
    await variants.make(path, source, width);
    return open(path);
  }
  return {
    /** Throws 404 where the reader may not see it, where it is not there, and where there is no picture to scale. */
    async find(org: OrgRef, { me, previewed, address, width, avif = false }: Asked): Promise<ServedMedia> {
      const { ids, version } = parseMediaAddress(address);
      const all = (await media.findLimited(org.id, ids)).map((row) => {
        // No copy of it may be used once the link has ended.
        const byLink = me === null && !maySee(me, row) && previewed.guestMedia.has(row.id);
        return { row: byLink ? { ...row, limited: true } : row, given: byLink || previewed.media.has(row.id), byLink };
      });
      const seen = all.filter(({ row, byLink }) => byLink || maySee(me, row));
      const limited = seen.filter(({ row, given }) => row.limited && !given).map(({ row }) => row.id);
      const reader = { userId: me?.id ?? null, editor: me !== null && mayPublish(me) };
      const hidden = limited.length > 0 ? await media.hidden(org.id, limited, reader) : new Set();
      const found = seen.map(({ row }) => row);
      const rows = found.filter(({ id }) => !hidden.has(id)).sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
      const asked = rows.map((row) => ({ row, source: width && !isImage(row.type) ? row.poster : row }));
      const { row, source } = asked.find((one) => one.source && isVersionOf(version, one.source.hash)) ?? asked[0] ?? {};
      if (!row || !source) throw new Problem(404, 'not_found');
      const { hash } = source;
      // Shared caches may pass over `Vary`: what they may keep is the same for all.
      const negotiated = width !== undefined && (row.limited || row.visibility !== 'public');
      const smaller = negotiated && avif ? await avifs.find(source, width) : null;
      async function opening(): Promise<FileHandle> {
        if (!width) return open(await files.media.fetch(hash));
        if (smaller) return open(smaller);
        const file = await openVariant(source!, width);
        if (negotiated && avif) void avifs.want(source!, width);
        return file;
      }
      return {
        row,
        type: width ? (smaller ? 'image/avif' : 'image/webp') : row.type,
        negotiated,
        etag: `"${hash.slice(0, 32)}${width ? `-${width}${smaller ? '-avif' : ''}` : ''}"`,
        immutable: isVersionOf(version, hash),
        limited: row.limited,
        open: () => openOr404(row, opening),
      };
    },
  };
}

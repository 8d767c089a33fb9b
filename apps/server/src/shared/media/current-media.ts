import { isVersionOf, mediaAddress, parseMediaAddress } from '../../platform/storage/media.address.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';

const address = /(?<=\/api\/v2\/media\/)[A-Za-z0-9][A-Za-z0-9._-]{0,63}/g;
const base = '/api/v2/media/'.length;

/** A text whose media are named by the bytes they have now: what was written down may be older, and browsers keep each version for ever. `rows` are those of the text (`mediaInText`). */
export function withCurrentMedia(html: string, rows: readonly Pick<MediaRow, 'id' | 'fileName' | 'hash'>[]): string {
  if (rows.length === 0) return html;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return html.replace(address, (written) => {
    const { ids, version } = parseMediaAddress(written);
    const meant = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = meant;
    // An address without a version is asked for again each time.
    if (!first || version === null || meant.some(({ hash }) => isVersionOf(version, hash))) return written;
    return mediaAddress(first).slice(base);
  });
}

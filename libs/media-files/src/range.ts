/** A stretch of a file, both ends included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header against a file's size (RFC 9110, 14.2): `null` means the whole file, which is also the answer to what cannot be
 * understood and to several ranges at once, as the standard allows; `'unsatisfiable'` where the range begins beyond the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  // Without a beginning it is the last so many bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}

/** False where the reader holds a part of other bytes than today's: then it needs the whole. Dates are never compared, for none are sent. */
export const rangeApplies = (ifRange: string | undefined, etag: string): boolean => ifRange === undefined || ifRange.trim() === etag;

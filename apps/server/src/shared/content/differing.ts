import { isDeepStrictEqual } from 'node:util';

/** What of a change differs from what is stored: a repeated one asks for nothing. */
export function differing<Content extends object>(before: Content, change: Partial<Content>): Partial<Content> {
  const now = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(change).filter(([field, value]) => !isDeepStrictEqual(value, now.get(field))),
  ) as Partial<Content>;
}

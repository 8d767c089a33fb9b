import { newId } from '@foyer/api';
import { useState } from 'react';
import { asObject, asText } from './schema.ts';

const fill = (keys: readonly string[], count: number): string[] => [
  ...keys.slice(0, count),
  ...Array.from({ length: Math.max(0, count - keys.length) }, () => newId()),
];

/** Tells the entries of a list apart: by their ids, or else by keys that move with them. */
export function useEntryKeys(entries: readonly unknown[]) {
  const [made, setMade] = useState<readonly string[]>(() => fill([], entries.length));
  const ids = entries.map((entry) => asText(asObject(entry)['id']));
  const named = ids.every(Boolean) && new Set(ids).size === ids.length;
  const keys = named ? ids : fill(made, entries.length);
  if (!named && made.length !== entries.length) setMade(keys);
  return {
    keys,
    sort: (order: readonly string[]) => setMade(order),
    take: (key: string) => setMade(keys.filter((each) => each !== key)),
  };
}

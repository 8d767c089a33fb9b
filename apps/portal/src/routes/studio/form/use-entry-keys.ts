import { newId } from '@foyer/api';
import { useState } from 'react';
import { asObject, asText, type FieldSchema } from './schema.ts';

const fill = (keys: readonly string[], count: number): string[] => [
  ...keys.slice(0, count),
  ...Array.from({ length: Math.max(0, count - keys.length) }, () => newId()),
];

/** Tells the entries of a list apart: by their ids where those are made and not typed, or else by keys that move with them. */
export function useEntryKeys(entries: readonly unknown[], schema: FieldSchema) {
  const [made, setMade] = useState<readonly string[]>(() => fill([], entries.length));
  const ids = entries.map((entry) => asText(asObject(entry)['id']));
  const named = schema.properties?.['id']?.['x-field'] === 'id' && ids.every(Boolean) && new Set(ids).size === ids.length;
  const keys = named ? ids : fill(made, entries.length);
  if (!named && made.length !== entries.length) setMade(keys);
  return {
    keys,
    /** Gives the key of an entry that is added. */
    add(entry: unknown): string {
      if (named) return asText(asObject(entry)['id']);
      const key = newId();
      setMade([...keys, key]);
      return key;
    },
    sort: (order: readonly string[]) => setMade(order),
    take: (key: string) => setMade(keys.filter((each) => each !== key)),
  };
}

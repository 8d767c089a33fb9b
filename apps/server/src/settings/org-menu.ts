import type { Schemas } from '@foyer/api';
import { z } from 'zod';
import type { MenuEntry } from '../db/types.ts';
import { localizedText } from './localized-text.ts';
import { readTolerantly, type SettingsFault } from './read-tolerantly.ts';

type Names<T extends string> = [T, ...T[]];
const namesOf = <T extends string>(names: Record<T, true>) => Object.keys(names) as Names<T>;

// Complete by type: what is new in the contract must be added here.
const types = namesOf<Schemas['MenuItem']['type']>({ dashboard: true, news: true, page: true, external: true });
const icons = namesOf<NonNullable<Schemas['MenuItem']['icon']>>({
  home: true,
  newspaper: true,
  'file-text': true,
  link: true,
  image: true,
  download: true,
  'heart-handshake': true,
});

const sub = z.object({
  type: z.enum(types),
  title: localizedText,
  referenceId: z.string().min(1).max(64).optional(),
  url: z.string().max(2000).optional(),
  target: z.enum(['self', 'external']).optional(),
});

const entry = sub.extend({ icon: z.enum(icons).nullable().default(null) });

/** Reads entry by entry; what cannot be used is left out and reported. */
function readEntries<T extends z.ZodType>(schema: T, stored: unknown, at: string[]): { entries: z.output<T>[]; faults: SettingsFault[] } {
  if (stored === undefined) return { entries: [], faults: [] };
  if (!Array.isArray(stored)) return { entries: [], faults: [{ path: at.join('.'), message: 'Invalid input: expected array' }] };
  const read = stored.map((value, index) => readTolerantly(schema, value, [...at, String(index)]));
  return {
    entries: read.flatMap(({ value }) => (value === undefined ? [] : [value])),
    faults: read.flatMap(({ faults }) => faults),
  };
}

const withSubnav = entry.extend({ subnav: z.unknown().optional() });

/** Reads a stored menu so that the portal starts whatever it holds: an entry of the wrong shape is left out and reported. */
export function readMenu(stored: unknown): { menu: MenuEntry[]; faults: SettingsFault[] } {
  const { entries, faults } = readEntries(withSubnav, stored, ['menu']);
  const subs = entries.map(({ subnav }, index) => readEntries(sub, subnav, ['menu', String(index), 'subnav']));
  return {
    menu: entries.map((found, index) => ({ ...found, subnav: subs[index]!.entries })),
    faults: [...faults, ...subs.flatMap((read) => read.faults)],
  };
}

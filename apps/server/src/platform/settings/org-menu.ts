import { localizedText, readTolerantly, type SettingsFault } from '@foyer/settings';
import { z } from 'zod';
import { bundledSpecification } from '../http/specification.ts';
import type { MenuEntry } from './menu-entry.ts';

/** The values of an enum as the contract has it today. */
const known = (schema: unknown) => z.enum((schema as { enum: string[] }).enum.filter((value) => value !== null));

const { RouteName, MenuItem } = bundledSpecification().components.schemas as Record<string, { properties: Record<string, unknown> }>;

const sub = z.object({
  /** Also a route that the portal has no screen for yet: it leaves the entry out until it has. */
  type: known(RouteName),
  title: localizedText,
  referenceId: z.string().min(1).max(64).optional(),
  url: z.string().max(2000).optional(),
  target: z.enum(['self', 'external']).optional(),
});

const entry = sub.extend({ icon: known(MenuItem!.properties['icon']).nullable().default(null) });

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

import { isDeepStrictEqual } from 'node:util';
import { localeKeys } from '@foyer/locales';

/** What a change has made of one value, as the history shows it (`StudioChangedValue` in the contract). */
export interface ChangedValue {
  path: string;
  before: string | null;
  after: string | null;
}

/** So much is kept of a value, and of so many values of one change. */
const longest = 200;
const most = 50;

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names are the customer's: every object has a `constructor` that is not its own. */
const own = (group: Group, name: string): unknown => (Object.hasOwn(group, name) ? group[name] : undefined);

/** In words where it has a title, as the entries of the menu do. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  const title = isGroup(value) ? value['title'] : undefined;
  const words = isGroup(title) ? localeKeys.map((locale) => title[locale]).find((text) => typeof text === 'string') : undefined;
  return words ?? JSON.stringify(value);
}

const textOf = (value: unknown): string | null => (value === undefined || value === null ? null : inWords(value).slice(0, longest));

function differences(before: unknown, after: unknown, path: readonly string[]): ChangedValue[] {
  if (isDeepStrictEqual(before, after)) return [];
  const lists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (lists || (isGroup(before) && isGroup(after))) {
    const [old, now] = [before as Group, after as Group];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.flatMap((name) => differences(own(old, name), own(now, name), [...path, name]));
  }
  return [{ path: path.join('.'), before: textOf(before), after: textOf(after) }];
}

/** Every value that differs, shortened. */
export const changedValues = (before: object, after: object): ChangedValue[] => differences(before, after, []).slice(0, most);

import type { Schemas } from '@foyer/api';

type Entry = Schemas['SettingsMenuEntry'];

/** Whether a link leads out of the portal. */
export const leadsOutside = ({ link }: Pick<Entry, 'link'>): boolean => link.startsWith('https://');

/** The entries that the portal can show: of a type that it knows, and links to pages that it has. */
export const shownEntries = (entries: readonly Entry[], hasPage: (path: string) => boolean): Entry[] =>
  entries.filter((entry) => entry.type === 'toggle' || (entry.type === 'link' && (leadsOutside(entry) || hasPage(entry.link))));

import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import type { ReadSettings } from '@foyer/settings';
import type { ProblemField } from '../../platform/http/problem.ts';
import { hasItsPage } from '../../platform/settings/menu-pages.ts';
import type { MenuContent } from './menu.content.ts';

type Written = Schemas['StudioMenuSubEntry'];

/** What entries can lead to. */
export interface MenuTargets {
  settings: Pick<ReadSettings, 'pages' | 'terms'>;
  pages: ReadonlySet<string>;
  categories: ReadonlySet<string>;
}

/** Where an entry leads, the same for two that lead to the same. */
const placeOf = ({ type, reference_id: id, url }: Written): string => JSON.stringify([type, id, url]);

function referenceFault({ type, reference_id: id }: Written, targets: MenuTargets): string | null {
  if (type !== 'page' && type !== 'categories') return null;
  if (id === null) return 'required';
  const known = type === 'page' ? targets.pages : targets.categories;
  if (known.has(id)) return null;
  return type === 'page' ? 'no_such_page' : 'not_allowed';
}

function addressFault({ type, url }: Written): string | null {
  if (type !== 'external') return null;
  if (url === null) return 'required';
  return /^https:/i.test(url) && safeLink(url) !== null ? null : 'not_a_web_address';
}

function faultsOfEntry(entry: Written, at: string, targets: MenuTargets): ProblemField[] {
  const faults: ProblemField[] = [];
  const refuse = (field: string, code: string | null) => void (code !== null && faults.push({ field: `${at}.${field}`, code }));
  refuse('title', Object.keys(entry.title).length === 0 ? 'required' : null);
  refuse('type', hasItsPage(entry.type, targets.settings) ? null : 'no_page_set');
  refuse('reference_id', referenceFault(entry, targets));
  refuse('url', addressFault(entry));
  return faults;
}

/** Entries of one list that lead where an earlier one does. */
const repeats = (entries: readonly Written[], at: (index: number) => string): ProblemField[] =>
  entries.flatMap((entry, index) =>
    entries.findIndex((other) => placeOf(other) === placeOf(entry)) < index ? [{ field: `${at(index)}.type`, code: 'menu_repeats' }] : [],
  );

/** What is refused of a menu, by field. */
export function menuFaults({ entries }: MenuContent, targets: MenuTargets): ProblemField[] {
  const at = (index: number) => `content.entries.${index}`;
  return [
    ...repeats(entries, at),
    ...entries.flatMap((entry, index) => {
      const below = (place: number) => `${at(index)}.subnav.${place}`;
      const loops = entry.subnav.flatMap((sub, place) =>
        placeOf(sub) === placeOf(entry) ? [{ field: `${below(place)}.type`, code: 'menu_loops' }] : [],
      );
      return [
        ...faultsOfEntry(entry, at(index), targets),
        ...repeats(entry.subnav, below),
        ...loops,
        ...entry.subnav.flatMap((sub, place) => faultsOfEntry(sub, below(place), targets)),
      ];
    }),
  ];
}

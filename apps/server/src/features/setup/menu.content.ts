import type { Schemas } from '@foyer/api';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import { cleanTitle } from '../../shared/content/clean-title.ts';

/** All that editors write of the menu (`StudioMenuContent` in the contract). */
export type MenuContent = Schemas['StudioMenuContent'];
type Written = Schemas['StudioMenuSubEntry'];
type StoredSub = NonNullable<MenuEntry['subnav']>[number];

/** Entries whose type says all: an id or address that was left from another type would mean nothing. */
const withoutReference: ReadonlySet<string> = new Set(['dashboard', 'news', 'activity_feed', 'search_results', 'logout']);

function cleanSub({ type, title, reference_id: id, url, target }: Written): Written {
  const external = type === 'external';
  return {
    type,
    title: cleanTitle(title),
    reference_id: external || withoutReference.has(type) ? null : id?.trim() || null,
    url: external ? url?.trim() || null : null,
    target,
  };
}

/** What is kept of a change. */
export const cleanMenu = ({ entries }: MenuContent): MenuContent => ({
  entries: entries.map((entry) => ({ ...cleanSub(entry), icon: entry.icon, subnav: entry.subnav.map(cleanSub) })),
});

const toWritten = ({ type, title, referenceId, url, target }: StoredSub): Written => ({
  type,
  title,
  reference_id: referenceId ?? null,
  url: url ?? null,
  target: target ?? (type === 'external' ? 'external' : 'self'),
});

/** As editors read it. */
export const toMenuContent = (menu: readonly MenuEntry[]): MenuContent => ({
  entries: menu.map((entry) => ({
    ...toWritten(entry),
    icon: entry.icon as Schemas['StudioMenuEntry']['icon'],
    subnav: (entry.subnav ?? []).map(toWritten),
  })),
});

const toStored = ({ type, title, reference_id: id, url, target }: Written): StoredSub => ({
  type,
  title,
  ...(id !== null && { referenceId: id }),
  ...(url !== null && { url }),
  target,
});

/** As it is stored. */
export const toStoredMenu = ({ entries }: MenuContent): MenuEntry[] =>
  entries.map((entry) => ({ ...toStored(entry), icon: entry.icon, subnav: entry.subnav.map(toStored) }));

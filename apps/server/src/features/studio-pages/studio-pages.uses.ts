import type { Schemas } from '@foyer/api';
import { readSettings, type ReadSettings } from '@foyer/settings';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import { readMenu } from '../../platform/settings/org-menu.ts';
import { publicPageIds } from '../../shared/content/pages.policy.ts';

type Use = Schemas['StudioPageUse'];

/** What leads to the pages of a customer. */
export interface PageUses {
  of: (id: string) => Use[];
  isPublic: (id: string) => boolean;
  settings: ReadSettings;
}

/** The TV page is named by any id: its content is always of the same kind. */
const noPage = 'bubble_tool';

function inSettings({ pages, terms }: ReadSettings): [id: string, use: Use][] {
  const named = Object.entries({ ...(terms?.pageId && { terms: terms.pageId }), ...pages }).filter(([name]) => name !== noPage);
  const again = terms?.pageId && pages['terms'] && pages['terms'] !== terms.pageId ? [['terms', terms.pageId] as const] : [];
  return [...named, ...again].map(([name, id]) => [id, { kind: 'setting', name, title: '' }]);
}

function inMenu(menu: readonly MenuEntry[], locale: Locale): [id: string, use: Use][] {
  const entries = menu.flatMap((entry, index) => [
    { name: String(index), ...entry },
    ...(entry.subnav ?? []).map((sub, place) => ({ name: `${index}.subnav.${place}`, ...sub })),
  ]);
  return entries.flatMap(({ name, type, referenceId, title }): [string, Use][] =>
    type === 'page' && referenceId ? [[referenceId, { kind: 'menu', name, title: localize(title, locale).text }]] : [],
  );
}

/** Reads what leads to pages, as it is now: a page must not be deleted by what was so a second ago. */
export async function readUses(db: Pick<Db, 'select'>, orgId: string, locale: Locale): Promise<PageUses> {
  const [org] = await db.select({ settings: orgs.settings, menu: orgs.menu }).from(orgs).where(eq(orgs.id, orgId));
  const { settings } = readSettings(org?.settings);
  const all = [...inSettings(settings), ...inMenu(readMenu(org?.menu).menu, locale)];
  const byPurpose = publicPageIds(settings);
  return { of: (id) => all.flatMap(([used, use]) => (used === id ? [use] : [])), isPublic: (id) => byPurpose.has(id), settings };
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import { createPagesService } from '../../features/pages/index.ts';
import { readMenu } from '../../platform/settings/org-menu.ts';
import { readSettings, type ReadSettings } from '../../platform/settings/org-settings.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { type Finding, ok, warn } from './finding.ts';

/** More would hide the rest of the findings. */
const shown = 5;

/** The pages that settings and menu lead to, by where they are named. */
function references({ pages: named, terms }: ReadSettings, menu: readonly MenuEntry[]): Map<string, string> {
  const entries = menu.flatMap((entry, index) => [
    { at: `menu.${index}`, ...entry },
    ...(entry.subnav ?? []).map((sub, place) => ({ at: `menu.${index}.subnav.${place}`, ...sub })),
  ]);
  return new Map([
    ...Object.entries(named).map(([key, id]) => [`pages.${key}`, id] as const),
    ...(terms?.pageId ? [['terms.pageId', terms.pageId] as const] : []),
    ...entries.flatMap(({ at, type, referenceId }) => (type === 'page' && referenceId ? [[at, referenceId] as const] : [])),
  ]);
}

/** What of a page would be left out: read as a member reads it, with whatever its modules log. */
async function faultsOfPages(db: Db, orgId: string, ids: readonly string[], settings: ReadSettings): Promise<string[]> {
  const faults: string[] = [];
  let page = '';
  const say = (subject: unknown, message?: string): void => {
    const { module } = subject as { module?: string };
    faults.push(`${page}: ${message}${module ? ` (${module})` : ''}`);
  };
  const service = createPagesService({
    db,
    settings: createSettingsReader(db),
    log: { error: say } as Parameters<typeof createPagesService>[0]['log'],
  });
  for (const id of ids) {
    page = `page ${id}`;
    await service
      .page(id, { orgId, pageId: id, locale: settings.languages[0]!, guest: false })
      .catch(() => faults.push(`${page} cannot be read`));
  }
  return faults;
}

/** Looks at the menu and the pages of a customer: what is wrong with them is left out of the portal without notice. */
export async function checkContent(db: Db, orgId: string): Promise<Finding> {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, orgId));
  const stored = await db.select({ id: pages.id }).from(pages).where(eq(pages.orgId, orgId)).orderBy(pages.id);
  const ids = stored.map(({ id }) => id);
  const { settings } = readSettings(org!.settings);
  const { menu, faults } = readMenu(org!.menu);
  const missing = [...references(settings, menu)].filter(([, id]) => !ids.includes(id));
  const all = [
    ...faults.map(({ path, message }) => `${path}: ${message}`),
    ...missing.map(([at, id]) => `${at}: there is no page "${id}"`),
    ...(await faultsOfPages(db, orgId, ids, settings)),
  ];
  if (all.length === 0) return ok('Content', `${org!.name}: the menu and ${ids.length === 1 ? '1 page' : `${ids.length} pages`}`);
  const more = all.length > shown ? [`and ${all.length - shown} more`] : [];
  const text = [...all.slice(0, shown), ...more].join('; ');
  return warn('Content', `${org!.name}: left out of the portal are ${text}`, 'Correct the menu, the page or what leads to it.');
}

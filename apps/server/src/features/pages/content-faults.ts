import { readSettings, type ReadSettings } from '@foyer/settings';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { existingPage } from '../../shared/content/news.visibility.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import { readMenu } from '../../platform/settings/org-menu.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { createPagesService } from './pages.service.ts';

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

/** What is wrong with a customer's menu and pages, and therefore left out of the portal without notice; with the number of pages that were read. */
export async function contentFaults(db: Db, orgId: string): Promise<{ pages: number; faults: string[] }> {
  const [org] = await db.select().from(orgs).where(eq(orgs.id, orgId));
  const stored = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.orgId, orgId), existingPage))
    .orderBy(pages.id);
  const ids = stored.map(({ id }) => id);
  const { settings } = readSettings(org!.settings);
  const { menu, faults } = readMenu(org!.menu);
  const missing = [...references(settings, menu)].filter(([, id]) => !ids.includes(id));
  const all = [
    ...faults.map(({ path, message }) => `${path}: ${message}`),
    ...missing.map(([at, id]) => `${at}: there is no page "${id}"`),
    ...(await faultsOfPages(db, orgId, ids, settings)),
  ];
  return { pages: ids.length, faults: all };
}

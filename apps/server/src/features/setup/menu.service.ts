import type { Schemas } from '@foyer/api';
import { readSettings } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { bundledSpecification } from '../../platform/http/specification.ts';
import { readMenu } from '../../platform/settings/org-menu.ts';
import { audit } from '../../shared/audit/audit.ts';
import { createSettingsVersions } from '../settings/index.ts';
import { hasItsPage } from '../../platform/settings/menu-pages.ts';
import { cleanMenu, toMenuContent, toStoredMenu } from './menu.content.ts';
import { menuFaults } from './menu.rules.ts';
import { createSetupRepository } from './setup.repository.ts';

const { RouteName } = bundledSpecification().components.schemas as Record<string, { enum?: string[] }>;

const idsOf = (targets: readonly { id: string }[]): Set<string> => new Set(targets.map(({ id }) => id));

async function save(tx: Db, me: Me, { version, content }: Schemas['StudioMenuChange']): Promise<void> {
  const repository = createSetupRepository(tx);
  const { menu, settings } = found(await repository.menu(me.orgId, true));
  const [before, after] = [toMenuContent(readMenu(menu).menu), cleanMenu(content)];
  const kept = await createSettingsVersions(tx).keep({ orgId: me.orgId, part: 'menu', before, after, actorId: me.id, version });
  if (!kept) return;
  const [pages, categories] = [await repository.pages(me.orgId, me.language), await repository.categories(me.orgId, me.language)];
  const targets = { settings: readSettings(settings).settings, pages: idsOf(pages), categories: idsOf(categories) };
  const errors = menuFaults(after, targets);
  if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
  await repository.saveMenu(me.orgId, toStoredMenu(after));
  const details = { version: version + 1, entries: after.entries.length };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'menu.changed', details });
}

/** Writes the main menu (contract: `StudioMenu`). */
export function createMenuService({ db, responses }: Pick<Context, 'db' | 'responses'>) {
  async function read({ orgId }: Me, locale: Locale): Promise<Schemas['StudioMenu']> {
    const repository = createSetupRepository(db);
    // The version first: one that is newer than the content would let its reader undo what another has saved between.
    const version = await createSettingsVersions(db).current(orgId, 'menu');
    const [org, pages, categories] = await Promise.all([
      repository.menu(orgId),
      repository.pages(orgId, locale),
      repository.categories(orgId, locale),
    ]);
    const { menu, settings: stored } = found(org);
    const { settings } = readSettings(stored);
    const types = (RouteName!.enum ?? []).filter((type) => hasItsPage(type, settings)) as Schemas['RouteName'][];
    return { version, content: toMenuContent(readMenu(menu).menu), pages, categories, types };
  }
  return {
    read,

    /** Throws 400 naming the fields, 409 where another editor has saved meanwhile. */
    async save(me: Me, change: Schemas['StudioMenuChange'], locale: Locale): Promise<Schemas['StudioMenu']> {
      await db.transaction((tx) => save(tx, me, change));
      responses.forget(me.orgId);
      return read(me, locale);
    },
  };
}

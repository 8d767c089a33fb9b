import type { Schemas } from '@foyer/api';
import { v5 as uuidv5 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem } from '../../platform/http/problem.ts';
import { readMenu } from '../../platform/settings/org-menu.ts';
import { audit } from '../../shared/audit/audit.ts';
import { cleanTitle } from '../../shared/content/clean-title.ts';
import { createSettingsVersions } from '../settings/index.ts';
import { createCategoriesRepository } from './categories.repository.ts';
import { categoryFaults } from './categories.rules.ts';
import { createSetupRepository } from './setup.repository.ts';

type Content = Schemas['StudioCategoriesContent'];

/** What ids of new categories are made in, from the customer and the id their editor has made: saved again, it names the same category. */
const namespace = '0b6c4f0e-5d7b-4a53-9c1f-1f2f7a0d9c55';

/** Where the categories are used. */
async function usesOf(db: Db, orgId: string, menu: unknown, locale: Locale) {
  const repository = createCategoriesRepository(db);
  const articles = await repository.articles(orgId);
  const pages = await repository.pages(orgId, locale);
  const entries = readMenu(menu).menu.flatMap((entry) => [entry, ...(entry.subnav ?? [])]);
  const led = new Set(entries.flatMap(({ type, referenceId }) => (type === 'categories' ? [referenceId] : [])));
  return (id: string): Schemas['StudioCategoryUse'] => ({
    id,
    articles: articles.get(id) ?? 0,
    pages: pages.filter(({ category }) => category === id).map(({ id: page, title }) => ({ id: page, title })),
    menu: led.has(id),
  });
}

/** What is kept of a change: titles tidied, new categories with an id of their own. */
async function cleaned(tx: Db, orgId: string, { entries }: Content): Promise<Content> {
  const ids = entries.map(({ id }) => id);
  const known = await createCategoriesRepository(tx).known(orgId, ids);
  return {
    entries: entries.map(({ id, title }) => ({ id: known.has(id) ? id : uuidv5(`${orgId}:${id}`, namespace), title: cleanTitle(title) })),
  };
}

async function save(tx: Db, me: Me, { version, content }: Schemas['StudioCategoriesChange']): Promise<void> {
  const repository = createCategoriesRepository(tx);
  // The row of the customer is locked: of two saves the second waits.
  const { menu } = found(await createSetupRepository(tx).menu(me.orgId, true));
  const [before, after] = [{ entries: await repository.all(me.orgId) }, await cleaned(tx, me.orgId, content)];
  const kept = await createSettingsVersions(tx).keep({ orgId: me.orgId, part: 'categories', before, after, actorId: me.id, version });
  if (!kept) return;
  const errors = categoryFaults(before, after, await usesOf(tx, me.orgId, menu, me.language));
  if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
  await repository.replace(me.orgId, after.entries);
  const details = { version: version + 1, categories: after.entries.length };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'categories.changed', details });
}

/** Writes the categories of news (contract: `StudioCategories`). */
export function createCategoriesService({ db, responses }: Pick<Context, 'db' | 'responses'>) {
  async function read({ orgId }: Me, locale: Locale): Promise<Schemas['StudioCategories']> {
    // The version first: one that is newer than the content would let its reader undo what another has saved between.
    const version = await createSettingsVersions(db).current(orgId, 'categories');
    const entries = await createCategoriesRepository(db).all(orgId);
    const useOf = await usesOf(db, orgId, found(await createSetupRepository(db).menu(orgId)).menu, locale);
    return { version, content: { entries }, uses: entries.map(({ id }) => useOf(id)) };
  }
  return {
    read,

    /** Throws 400 naming the fields, 409 where another editor has saved meanwhile. */
    async save(me: Me, change: Schemas['StudioCategoriesChange'], locale: Locale): Promise<Schemas['StudioCategories']> {
      await db.transaction((tx) => save(tx, me, change));
      responses.forget(me.orgId);
      return read(me, locale);
    },

    /** Throws 404 where there is no such category, 400 where there is none to go to. */
    async move(me: Me, from: string, to: string | null, locale: Locale): Promise<Schemas['StudioCategories']> {
      await db.transaction(async (tx) => {
        const repository = createCategoriesRepository(tx);
        await createSetupRepository(tx).menu(me.orgId, true);
        const known = await repository.known(me.orgId, [from, ...(to === null ? [] : [to])]);
        if (!known.has(from)) throw new Problem(404, 'not_found');
        const isGone = to !== null && (!known.has(to) || to === from);
        if (isGone) throw new Problem(400, 'validation_failed', { errors: [{ field: 'to', code: 'not_allowed' }] });
        const moved = await repository.move(me.orgId, from, to);
        if (moved === 0) return;
        await audit(tx, {
          orgId: me.orgId,
          actorId: me.id,
          action: 'categories.articles_moved',
          subject: from,
          details: { to, articles: moved },
        });
      });
      responses.forget(me.orgId);
      return read(me, locale);
    },
  };
}

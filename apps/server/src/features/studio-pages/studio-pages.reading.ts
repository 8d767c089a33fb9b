import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { visibilityOf } from '../../shared/content/pages.policy.ts';
import { createPagePreviews } from '../pages/index.ts';
import { toColumns, toContent } from './studio-pages.content.ts';
import { toVersion } from './studio-pages.presenter.ts';
import { mediaForGuests } from './studio-pages.references.ts';
import { createStudioPagesRepository } from './studio-pages.repository.ts';
import { createPageVersions } from './studio-pages.versions.ts';

const notFound = (): Problem => new Problem(404, 'not_found');

/** Shows what a page will be and what it was. */
export function createPageReading(context: Pick<Context, 'db' | 'settings'>) {
  const { db } = context;
  const [repository, preview] = [createStudioPagesRepository(db), createPagePreviews(context)];
  return {
    async preview(me: Me, id: string, as: 'member' | 'guest', locale: Locale): Promise<Schemas['Page']> {
      const [found, settings] = await Promise.all([repository.find(me.orgId, id), context.settings.of(me.orgId)]);
      if (!found || found.page.deletedAt) throw notFound();
      const content = found.draft ?? toContent(found.page);
      const row = { ...found.page, ...toColumns(content), withheld: false };
      const given = new Set(mediaForGuests(content, visibilityOf(row, settings) === 'all'));
      const page = await preview(row, { me, as, locale, given });
      if (!page) throw new Problem(409, 'page_not_for_guests');
      return page;
    },

    async versions(me: Me, id: string, locale: Locale): Promise<Schemas['StudioPageVersion'][]> {
      if (!(await repository.find(me.orgId, id))) throw notFound();
      return (await createPageVersions(db, me.orgId, id).list()).map((row) => toVersion(row, locale));
    },

    async version(me: Me, id: string, version: number): Promise<Schemas['StudioPageVersionContent']> {
      const content = await createPageVersions(db, me.orgId, id).find(version);
      if (!content) throw notFound();
      return { version, content };
    },
  };
}

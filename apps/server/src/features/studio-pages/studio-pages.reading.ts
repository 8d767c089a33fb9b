import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { visibilityOf } from '../../shared/content/pages.policy.ts';
import { createPagePreviews } from '../pages/index.ts';
import { toColumns, toContent } from './studio-pages.content.ts';
import { toVersion } from './studio-pages.presenter.ts';
import { mediaForGuests, referencesOf } from './studio-pages.references.ts';
import { createStudioPagesRepository } from './studio-pages.repository.ts';
import { createPageVersions } from './studio-pages.versions.ts';

const notFound = (): Problem => new Problem(404, 'not_found');

/** Reads pages as their editors have left them, with the media on them. */
export function createWorkingCopies({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  const repository = createStudioPagesRepository(db);
  return async (orgId: string, id: string) => {
    const [found, ofOrg] = await Promise.all([repository.find(orgId, id), settings.of(orgId)]);
    if (!found || found.page.deletedAt) return undefined;
    const content = found.draft ?? toContent(found.page);
    const row = { ...found.page, ...toColumns(content), withheld: false };
    const named = referencesOf(content, undefined).filter(({ kind }) => kind === 'medium');
    return {
      row,
      media: new Set(named.flatMap(({ ids }) => ids)),
      guestMedia: new Set(mediaForGuests(content, visibilityOf(row, ofOrg) === 'all')),
    };
  };
}

/** Shows what a page will be and what it was. */
export function createPageReading(context: Pick<Context, 'db' | 'settings'>) {
  const { db } = context;
  const [repository, preview, readCopy] = [createStudioPagesRepository(db), createPagePreviews(context), createWorkingCopies(context)];
  return {
    async preview(me: Me, id: string, as: 'member' | 'guest', locale: Locale): Promise<Schemas['Page']> {
      const copy = await readCopy(me.orgId, id);
      if (!copy) throw notFound();
      const page = await preview(copy.row, { me, as, locale, given: copy.guestMedia });
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

import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { historyOf } from '../../shared/audit/audit.history.ts';
import { audit } from '../../shared/audit/audit.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { createMediumReader } from '../../shared/media/medium.reader.ts';
import { changeMedium } from './library.change.ts';
import { choosePoster } from './library.poster.ts';
import { createCrops } from './library.crop.ts';
import { replaceFile } from './library.replace.ts';
import { createLibraryRepository, found, type LibrarySearch, one } from './library.repository.ts';

const notFound = (): Problem => new Problem(404, 'not_found');

/** The editors' media library; to others it does not exist. */
export function createLibraryService(context: Pick<Context, 'db' | 'files' | 'settings' | 'responses' | 'log'>) {
  const crop = createCrops(context);
  const library = createLibraryRepository(context);
  const reader = createMediumReader(context);

  async function find(me: Me, id: string, locale: Locale): Promise<Schemas['Medium']> {
    const medium = mayWrite(me) ? await reader.find(one(me, id), me.orgId, locale) : undefined;
    if (!medium) throw notFound();
    return medium;
  }

  async function details(me: Me, id: string, locale: Locale): Promise<Schemas['MediumDetails']> {
    const medium = await find(me, id, locale);
    const [uses, elsewhere] = await Promise.all([library.uses(me, id, locale), library.usedElsewhere(id)]);
    const link = { news: paths.article, page: paths.page, hotel: paths.studioHotel, product: paths.studioProduct };
    return {
      medium,
      uses: uses.map((use) => ({ ...use, title: use.title ?? '', link: link[use.type](use.id) })),
      uses_elsewhere: elsewhere,
    };
  }

  return {
    details,

    async list(me: Me, search: LibrarySearch, page: PageRequest, locale: Locale): Promise<Schemas['MediumList']> {
      if (!mayWrite(me)) throw notFound();
      const fits = found(me, search);
      const [results, total, folders] = await Promise.all([
        reader.list(fits, me.orgId, { limit: page.limit, offset: offsetOf(page) }, locale),
        library.count(fits),
        library.folders(me),
      ]);
      return { results, pagination: paginate(page, total), folders };
    },

    async change(me: Me, id: string, change: Schemas['MediumChange'], locale: Locale): Promise<Schemas['MediumDetails']> {
      const medium = await find(me, id, locale);
      if (!(await changeMedium(context, me, medium, change))) return details(me, id, locale);
      context.responses.forget(me.orgId);
      return details(me, id, locale);
    },

    /** Throws 404. */
    async events(me: Me, id: string, locale: Locale): Promise<Schemas['StudioRecordEvent'][]> {
      await find(me, id, locale);
      return historyOf(context.db, me.orgId, id, locale);
    },

    async crop(me: Me, id: string, area: Schemas['CropArea'], locale: Locale): Promise<Schemas['Medium']> {
      if (!mayWrite(me)) throw notFound();
      return find(me, await crop(me, id, area), locale);
    },

    async replace(me: Me, id: string, uploadId: string, locale: Locale): Promise<Schemas['MediumDetails']> {
      if (!mayWrite(me)) throw notFound();
      await replaceFile(context, me, id, uploadId);
      context.responses.forget(me.orgId);
      return details(me, id, locale);
    },

    async setPoster(me: Me, id: string, choice: Schemas['PosterChoice'], locale: Locale): Promise<Schemas['Medium']> {
      await choosePoster(context, me, id, choice);
      context.responses.forget(me.orgId);
      const medium = await reader.find(eq(media.id, id), me.orgId, locale);
      if (!medium) throw notFound();
      return medium;
    },

    /** Throws 409 where it is used. */
    async remove(me: Me, id: string): Promise<void> {
      const medium = await find(me, id, me.language);
      if (!(await library.remove(one(me, id)))) throw new Problem(409, 'medium_in_use');
      const entry = { orgId: me.orgId, actorId: me.id, subject: id };
      await audit(context.db, { ...entry, action: 'medium.removed', details: { name: medium.name } });
    },
  };
}

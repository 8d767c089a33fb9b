import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { FastifyReply } from 'fastify';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { accessTo } from '../../shared/content/pages.policy.ts';
import type { PageRow } from '../../shared/content/pages.repository.ts';
import { createPageAnswers } from './page-answers.ts';
import { createPagesService } from './pages.service.ts';

/** For whom a working copy is shown. */
interface PreviewReader {
  me: Me;
  as: 'member' | 'guest';
  locale: Locale;
  /** The media that its publication will give to guests. */
  given: ReadonlySet<string>;
}

/** What is not finished is no fault of the installation. */
const quiet = { error: () => undefined };

/** A page as its editors have left it, for one who holds a link to it. */
export interface LinkedPage {
  row: PageRow;
  /** The media that its publication would give to guests. */
  given: ReadonlySet<string>;
  /** Lets its frames be opened. */
  frameToken: string;
}

/** Sends pages to those who hold a link to them: to guests what guests may see, to members all. */
export const createLinkedPages =
  (context: Context) =>
  (reply: FastifyReply, { row, given, frameToken }: LinkedPage, reader: { locale: Locale; me: Me | null }): Promise<FastifyReply> => {
    const { orgId, id } = row;
    const service = createPagesService(context, given);
    const reading = { orgId, pageId: id, locale: reader.locale, guest: reader.me === null, frameToken };
    // By the link as well: what is in the addresses of frames ends with it, and one link must not hand out another that lasts longer.
    const key = ['preview', reader.locale, id, row.version, reading.guest, frameToken];
    const show = () => service.show({ ...row, draft: false, withheld: false }, reading.guest ? 'public' : 'full', reading);
    return createPageAnswers(context.responses, service.modules).send(reply, { orgId, ...reader }, key, show);
  };

/** Shows pages that are not published as their readers would see them: by the same code, and null for who would be given nothing. */
export function createPagePreviews({ db, settings }: Pick<Context, 'db' | 'settings'>) {
  return async (row: PageRow, { me, as, locale, given }: PreviewReader): Promise<Schemas['Page'] | null> => {
    const published = { ...row, draft: false, withheld: false };
    const guest = as === 'guest';
    const access = accessTo(published, { guest }, await settings.of(row.orgId));
    if (!access) return null;
    const { modules: reader, show } = createPagesService({ db, settings, log: quiet }, given);
    // What they present is shown to editors before it is out.
    const page = await show(published, access, { orgId: row.orgId, pageId: row.id, locale, guest, editor: !guest, workingCopy: true });
    const completed = await Promise.all(
      page.modules.map((module) =>
        reader.isPersonal(module) ? reader.complete(row.id, module, { orgId: row.orgId, locale, me }) : { module },
      ),
    );
    return { ...page, modules: completed.flatMap((one) => ('module' in one ? [one.module] : [])) };
  };
}

import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { accessTo } from '../../shared/content/pages.policy.ts';
import type { PageRow } from '../../shared/content/pages.repository.ts';
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

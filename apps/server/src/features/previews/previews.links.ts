import { localePath, paths } from '@foyer/links';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import type { EditedSubject } from '../../shared/content/edited-subject.ts';
import { createPagesRepository } from '../../shared/content/pages.repository.ts';
import { makePreviewLink } from '../../shared/content/preview-links.ts';

/** Where a link leads. */
export const previewUrl = (origin: string, { kind, id }: EditedSubject, locale: Locale, token: string): string =>
  `${origin}${localePath(locale, kind === 'page' ? paths.preview(id) : paths.articlePreview(id))}?token=${token}`;

/** A link that was made on the command line. */
export interface PageLink {
  url: string;
  endsAt: Date;
}

/** Makes a link to a page as it stands, in the customer's first language; undefined where they have no such page. */
export async function makePageLink(
  { db, config }: { db: Db; config: Pick<Config, 'publicUrl'> },
  orgId: string,
  pageId: string,
  days: number,
): Promise<PageLink | undefined> {
  if (!(await createPagesRepository({ db }).find(orgId, pageId))) return undefined;
  const subject = { kind: 'page', orgId, id: pageId } as const;
  const [origin, { languages }] = await Promise.all([
    createOrgs({ db }).originOf(orgId, config.publicUrl),
    createSettingsReader(db).of(orgId),
  ]);
  const { token, endsAt } = await db.transaction((tx) => makePreviewLink(tx, subject, days, null));
  return { url: previewUrl(origin, subject, languages[0]!, token), endsAt };
}

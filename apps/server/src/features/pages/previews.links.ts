import { localePath, paths } from '@foyer/links';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/db/client.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { createSettingsReader } from '../../platform/settings/settings-reader.ts';
import { createPagesRepository } from '../../shared/content/pages.repository.ts';
import { loadPreviewTokens } from '../../shared/content/previews.tokens.ts';

/** A link to a page as it is, in preparation or not. */
export interface PreviewLink {
  url: string;
  endsAt: Date;
}

/** Makes a link to the preview of a page, in the customer's first language; undefined where they have no such page. */
export async function makePreviewLink(
  { db, config }: { db: Db; config: Pick<Config, 'publicUrl'> },
  orgId: string,
  pageId: string,
  days: number,
): Promise<PreviewLink | undefined> {
  if (!(await createPagesRepository({ db }).find(orgId, pageId))) return undefined;
  const { token, endsAt } = (await loadPreviewTokens(db)).sign({ orgId, pageId }, days);
  const [origin, { languages }] = await Promise.all([
    createOrgs({ db }).originOf(orgId, config.publicUrl),
    createSettingsReader(db).of(orgId),
  ]);
  return { url: `${origin}${localePath(languages[0]!, paths.preview(pageId))}?token=${token}`, endsAt };
}

import type { Schemas } from '@foyer/api';
import { deriveTheme, themeCss } from '@foyer/theme';
import { defaultLocale } from '@foyer/locales';
import type { Context } from '../../platform/context.ts';
import type { EmbedSite } from '../../platform/http/embeds.ts';
import { found } from '../../platform/http/problem.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';

/** Says to a widget what it needs to know of its website and customer. */
export function createEmbedSiteReader(context: Pick<Context, 'config' | 'db' | 'settings'>) {
  const [orgs, records] = [createOrgs(context), createOrgRepository(context.db)];

  return async ({ orgId, widgets, guests }: EmbedSite): Promise<Schemas['EmbedSite']> => {
    const [record, { languages, formOfAddress }, portal] = await Promise.all([
      records.find(orgId),
      context.settings.of(orgId),
      orgs.originOf(orgId, context.config.publicUrl),
    ]);
    const { brandColor, cornerStyle, fontPair } = found(record);
    return {
      ...{ widgets: [...widgets], guests, portal_url: portal },
      locale: languages.includes(defaultLocale) ? defaultLocale : languages[0]!,
      ...{ form_of_address: formOfAddress, font_pair: fontPair },
      style: themeCss(deriveTheme({ brandColor, cornerStyle, fontPair })),
    };
  };
}

import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import { z } from 'zod';
import { localize } from '../../../platform/db/localized.ts';
import type { Locale } from '../../../platform/db/types.ts';
import type { ModuleConfig } from '../../../shared/content/module-config.ts';
import { isSubpageIcon } from './subpage-icons.ts';
import type { ModuleResolver } from './resolver.ts';

type Config = Extract<ModuleConfig, { type: 'navigation_subpages' }>['config'];

/** A message to somebody; none where the address is not one. */
function toFeatureEmail(mail: Config['featureEmail'], locale: Locale): Schemas['FeatureEmail'] | null {
  const address = z.email().safeParse(mail?.email);
  if (!mail || !address.success) return null;
  return { email: address.data, subject: localize(mail.subject, locale).text, body: localize(mail.body, locale).text };
}

/** The pages in the editor's order; one that leads nowhere safe is left out, and one with an unknown sign gets the plain one. */
export const resolveNavigationSubpages: ModuleResolver<'navigation_subpages'> = async ({ id, type, title, config }, { locale }) => ({
  id,
  type,
  title: localize(title, locale).text,
  options: { feature_email: toFeatureEmail(config.featureEmail, locale) },
  results: config.entries.flatMap((entry) => {
    const link = safeLink(entry.link);
    if (!link) return [];
    const { text, locale: contentLocale } = localize(entry.title, locale);
    return { id: entry.id, title: text, content_locale: contentLocale, icon: isSubpageIcon(entry.icon) ? entry.icon : null, link };
  }),
});

import type { RenderedHead, Schemas } from '@foyer/api';
import { type Locale, wordingOf } from '@foyer/i18n';
import type { AppContext } from '../../host/app/app-context.ts';
import { loadLanguages, loadSession, loadSettings } from '../../host/app/shell-data.ts';
import type { RouteEntry } from '../route-entry.ts';
import { certainEntry } from './certain-routes.ts';
import { firstFonts } from './first-fonts.ts';
import { openingOf } from './opening.ts';
import { viewSources } from './view-sources.ts';

/** The head of a document in the customer's look. */
export function headOf(
  { firstView }: AppContext,
  settings: Schemas['Settings'] | undefined,
  locale: Locale,
  entry: Partial<RouteEntry>,
  cookies: string,
): RenderedHead {
  const { theme = null, form_of_address: form = 'formal' } = settings ?? {};
  return {
    opening: openingOf(locale, firstView.theme),
    locale,
    form,
    look: { theme, scheme: firstView.theme },
    fonts: firstFonts(theme, locale, cookies),
    sources: viewSources(entry, wordingOf(locale, form), (settings?.signup_configuration.social.length ?? 0) > 0),
  };
}

/**
 * What the document of an address begins with, where session, settings and the route table alone say that it will be a page; null where it may still
 * become a redirect or another status. What fails here fails again where the document is made, and is dealt with there.
 */
export async function certainHead(app: AppContext, { pathname, search }: URL, cookies: string): Promise<RenderedHead | null> {
  const found = certainEntry(pathname);
  if (!found || search !== '') return null;
  const { entry, lang } = found;
  try {
    // First and alone, for it may come with cookies, which go out with the head.
    const { status } = await loadSession(app);
    if (status !== 'authenticated') return null;
    const [settings, languages] = await Promise.all([loadSettings(app, lang), loadLanguages(app.api(lang))]);
    const isOffered = languages.length === 0 || languages.some(({ key }) => key === lang);
    return isOffered ? headOf(app, settings, lang, entry, cookies) : null;
  } catch {
    return null;
  }
}

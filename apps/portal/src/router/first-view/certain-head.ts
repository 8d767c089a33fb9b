import type { RenderedHead, Schemas } from '@foyer/api';
import { isLocale, type Locale, wordingOf } from '@foyer/i18n';
import type { AppContext } from '../../host/app/app-context.ts';
import { loadLanguages, loadSession, loadSettings } from '../../host/app/shell-data.ts';
import type { RouteEntry } from '../route-entry.ts';
import { table } from '../table.ts';
import { firstFonts } from './first-fonts.ts';
import { openingOf } from './opening.ts';
import { viewSources } from './view-sources.ts';

const certain = new Map((table as readonly RouteEntry[]).filter((entry) => entry.certain).map((entry) => [entry.path, entry]));

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
  const [, lang, path = ''] = /^\/([^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
  const entry = certain.get(path);
  if (!entry || search !== '' || !isLocale(lang)) return null;
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

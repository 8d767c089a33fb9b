import type { Schemas } from '@foyer/api';
import { type Locale, locales } from '@foyer/i18n';
import { localePath } from '@foyer/links';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';

interface PublicHeadProps {
  page: Pick<Schemas['Page'], 'title' | 'description' | 'image' | 'visibility' | 'access'>;
  /** The page's path, without language. */
  path: string;
  /** What it is to networks that preview links. */
  type?: 'website' | 'article';
}

/**
 * What the head says of a page to search engines and to those who preview shared links; nothing of pages that guests are given nothing of.
 * Addresses begin with the configured origin, whatever the visitor has asked for.
 */
export function PublicHead({ page, path, type = 'website' }: PublicHeadProps) {
  const locale = useLocale();
  const { settings, languages } = useShellData();
  const { origin } = settings.organisation;
  const address = (language: Locale) => `${origin}${localePath(language, path)}`;
  const isPublic = page.visibility === 'all';
  if (!isPublic && page.access !== 'limited') return null;
  return (
    <>
      {page.description && <meta name="description" content={page.description} />}
      <link rel="canonical" href={address(locale)} />
      {isPublic && languages.map(({ key }) => <link key={key} rel="alternate" hrefLang={locales[key].tag} href={address(key)} />)}
      {isPublic && languages[0] && <link rel="alternate" hrefLang="x-default" href={address(languages[0].key)} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.base_options.meta_title} />
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      <meta property="og:url" content={address(locale)} />
      <meta property="og:locale" content={locale} />
      {page.image && <PreviewImage image={page.image} origin={origin} />}
    </>
  );
}

/** The picture of shared links. */
function PreviewImage({ image, origin }: { image: Schemas['Image']; origin: string }) {
  return (
    <>
      <meta property="og:image" content={new URL(image.src, origin).href} />
      {image.alt && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

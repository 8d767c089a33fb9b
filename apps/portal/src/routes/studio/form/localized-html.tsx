import { SkeletonText } from '@foyer/ui';
import { useInBrowser } from '../use-in-browser.ts';
import type { SchemaFieldProps } from './form-context.ts';
import { HtmlInLanguage } from './html-in-language.tsx';
import { InLanguages } from './in-languages.tsx';

/** HTML in the languages that are written. */
export function LocalizedHtml(props: SchemaFieldProps) {
  const inBrowser = useInBrowser();
  if (!inBrowser) return <SkeletonText lines={6} />;
  return <InLanguages>{(locale) => <HtmlInLanguage key={locale} {...props} locale={locale} />}</InLanguages>;
}

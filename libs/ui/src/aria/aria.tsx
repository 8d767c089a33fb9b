import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguageTag } from '../language/language.ts';

/**
 * Wraps every component built on react-aria, so that its own texts, formats and arrow keys follow the language of the nearest
 * `UiProvider` and not that of the browser. It is apart from `UiProvider` so that screens without such a component do not load react-aria.
 */
export function Aria({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLanguageTag()}>{children}</I18nProvider>;
}

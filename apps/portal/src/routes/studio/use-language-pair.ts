import type { Locale } from '@foyer/i18n';
import { useCallback, useMemo, useState } from 'react';

/** Which languages are written, and how that is changed. */
export interface LanguagePair {
  /** The one that was chosen; where there is no room for two, it is shown alone. */
  chosen: Locale;
  choose: (locale: Locale) => void;
  /** One language, or two side by side: the one that stays, and the one that is chosen to stand beside it. */
  shown: readonly Locale[];
  isPair: boolean;
  setPair: (isPair: boolean) => void;
}

/** Which language is written, or which two side by side: then a language that is chosen comes beside the first one. */
export function useLanguagePair(languages: readonly Locale[], first: Locale, begun: boolean): LanguagePair {
  const another = (than: Locale) => languages.find((key) => key !== than);
  const [state, setState] = useState({ main: first, beside: another(first), chosen: first, isPair: begun });
  const { main, beside, chosen, isPair } = state;
  const choose = useCallback(
    (locale: Locale) => setState((now) => ({ ...now, chosen: locale, ...(now.isPair && locale !== now.main && { beside: locale }) })),
    [],
  );
  const setPair = (on: boolean) =>
    setState((now) => ({
      ...now,
      isPair: on,
      ...(on && { main: now.chosen, beside: now.beside === now.chosen ? another(now.chosen) : now.beside }),
    }));
  const shown = useMemo(() => (isPair && beside ? [main, beside] : [chosen]), [isPair, main, beside, chosen]);
  return { chosen, isPair, shown, choose, setPair };
}

import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** What countries are called in the reader's language, by their two letters. */
export function useCountryNames(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [locale]);
}

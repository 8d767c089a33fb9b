import type { Locale } from '@foyer/i18n';
import type { ReactNode } from 'react';
import { useForm } from './form-context.ts';
import * as styles from './form.css.ts';

/** A field in the language that is written, or in two of them side by side. */
export function InLanguages({ children }: { children: (locale: Locale) => ReactNode }) {
  const { locale, shown } = useForm();
  if (shown.length < 2) return children(locale);
  return (
    <div className={styles.languages}>
      {shown.map((each) => (
        <div key={each} className={styles.language} data-chosen={each === locale}>
          {children(each)}
        </div>
      ))}
    </div>
  );
}

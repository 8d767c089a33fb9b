import { type Locale, locales } from '@foyer/i18n';
import { Badge } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useForm } from './form-context.ts';
import * as styles from './form.css.ts';

interface LocalizedLabelProps {
  children: ReactNode;
  locale: Locale;
  /** The text is there in another language. */
  isMissing: boolean;
}

/** The name of a field; where two languages are side by side, also which of them it is, and whether its text is missing. */
export function LocalizedLabel({ children, locale, isMissing }: LocalizedLabelProps) {
  const { shown, languages } = useForm();
  if (shown.length < 2) return children;
  return (
    <span className={styles.inLanguage}>
      <span>{children}</span>
      <>
        {' '}
        <span lang={locales[locale].tag} className={styles.hint}>
          {languages.find(({ key }) => key === locale)?.label}
        </span>
      </>
      {isMissing && (
        <>
          {' '}
          <Badge tone="warning">
            <FormattedMessage
              defaultMessage="Missing"
              description="Mark of a text that is written in another language and not in this one"
            />
          </Badge>
        </>
      )}
    </span>
  );
}

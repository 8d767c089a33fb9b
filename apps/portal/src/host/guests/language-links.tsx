import { locales, switchLocale } from '@foyer/i18n';
import { Link } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './language-links.css.ts';

/** The same page in every language, as plain links that work without JavaScript; at the same place of it where a `hash` is known. */
export function LanguageLinks({ hash = '' }: { hash?: string }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const active = useLocale();
  const { languages } = useShellData();
  return (
    <nav aria-label={intl.formatMessage({ defaultMessage: 'Language', description: 'Name of the language navigation' })}>
      <ul className={styles.list}>
        {languages.map(({ key, label }) => (
          <li key={key}>
            <Link
              look="standalone"
              href={`${switchLocale(pathname, key)}${search}${hash}`}
              hrefLang={locales[key].tag}
              lang={locales[key].tag}
              aria-current={key === active ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

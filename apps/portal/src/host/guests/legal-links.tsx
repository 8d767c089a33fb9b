import { localePath, paths } from '@foyer/links';
import { Link } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './language-links.css.ts';

/** The legal pages in a line, on screens without the footer. */
export function LegalLinks() {
  const intl = useIntl();
  const locale = useLocale();
  const { legalPages } = useShellData();
  if (legalPages.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ defaultMessage: 'Legal', description: 'Name of the navigation of legal pages' })}>
      <ul className={styles.list}>
        {legalPages.map(({ page_id: id, title }) => (
          <li key={id}>
            <Link look="standalone" href={localePath(locale, paths.page(id))}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

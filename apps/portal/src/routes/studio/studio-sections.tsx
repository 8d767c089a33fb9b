import { localePath, paths } from '@foyer/links';
import { LinkChip } from '@foyer/ui';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './studio-page.css.ts';

const names = defineMessages({
  articles: { defaultMessage: 'Articles', description: 'Section of the studio' },
  pages: { defaultMessage: 'Pages', description: 'Section of the studio' },
});

/** What the studio has, in order. */
const sections = [
  { path: paths.studio, name: names.articles },
  { path: paths.studioPages, name: names.pages },
] as const;

/** Leads from one section of the studio to the others. */
export function StudioSections({ current }: { current: (typeof sections)[number]['path'] }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Sections of the studio', description: 'Name of the navigation in the studio' })}
      className={styles.marks}
    >
      {sections.map(({ path, name }) => (
        <LinkChip key={path} current={path === current} href={localePath(locale, path)}>
          <FormattedMessage {...name} />
        </LinkChip>
      ))}
    </nav>
  );
}

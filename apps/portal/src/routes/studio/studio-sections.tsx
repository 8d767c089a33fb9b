import { localePath, paths } from '@foyer/links';
import { LinkChip } from '@foyer/ui';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useUser } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './studio-page.css.ts';

const names = defineMessages({
  articles: { defaultMessage: 'Articles', description: 'Section of the studio' },
  pages: { defaultMessage: 'Pages', description: 'Section of the studio' },
  media: { defaultMessage: 'Media', description: 'Section of the studio' },
  categories: { defaultMessage: 'Categories', description: 'Section of the studio: categories of news' },
  menu: { defaultMessage: 'Menu', description: 'Section of the studio' },
  appearance: { defaultMessage: 'Appearance', description: 'Section of the studio' },
  settings: { defaultMessage: 'Settings', description: 'Section of the studio' },
});

/** What the studio has, in order; some of it for superadmins alone. */
const sections = [
  { path: paths.studio, name: names.articles },
  { path: paths.studioPages, name: names.pages },
  { path: paths.studioMedia, name: names.media },
  { path: paths.studioCategories, name: names.categories },
  { path: paths.studioMenu, name: names.menu },
  { path: paths.studioAppearance, name: names.appearance, superadmins: true },
  { path: paths.studioSettings, name: names.settings, superadmins: true },
] as const;

/** Leads from one section of the studio to the others. */
export function StudioSections({ current }: { current: (typeof sections)[number]['path'] }) {
  const intl = useIntl();
  const locale = useLocale();
  const superadmin = useUser()?.permissions.includes('superadmin');
  return (
    <nav
      aria-label={intl.formatMessage({ defaultMessage: 'Sections of the studio', description: 'Name of the navigation in the studio' })}
      className={styles.marks}
    >
      {sections
        .filter((section) => superadmin || !('superadmins' in section))
        .map(({ path, name }) => (
          <LinkChip key={path} current={path === current} href={localePath(locale, path)}>
            <FormattedMessage {...name} />
          </LinkChip>
        ))}
    </nav>
  );
}

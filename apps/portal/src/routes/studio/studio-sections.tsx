import { localePath, paths } from '@foyer/links';
import { LinkChip } from '@foyer/ui';
import { useLayoutEffect, useRef } from 'react';
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
  hotels: { defaultMessage: 'Hotels', description: 'Section of the studio' },
  products: { defaultMessage: 'Rewards', description: 'Section of the studio: what members get for points' },
  people: { defaultMessage: 'People', description: 'Section of the studio: accounts of members' },
  reports: { defaultMessage: 'Reports', description: 'Section of the studio: what members have reported to moderators' },
  websites: { defaultMessage: 'Websites', description: 'Section of the studio: other websites that show widgets' },
  webhooks: { defaultMessage: 'Webhooks', description: 'Section of the studio: systems that are told what happens' },
  apiKeys: { defaultMessage: 'API keys', description: 'Section of the studio: keys that programs call the API with' },
  appearance: { defaultMessage: 'Appearance', description: 'Section of the studio' },
  settings: { defaultMessage: 'Settings', description: 'Section of the studio' },
});

const editors = ['editor', 'superadmin'];
const administrators = ['users', 'superadmin'];
const moderators = ['moderator', 'superadmin'];
const superadmins = ['superadmin'];

/** What the studio has, in order, and the permissions that open it. */
const sections = [
  { path: paths.studio, name: names.articles, for: editors },
  { path: paths.studioPages, name: names.pages, for: editors },
  { path: paths.studioMedia, name: names.media, for: editors },
  { path: paths.studioCategories, name: names.categories, for: editors },
  { path: paths.studioMenu, name: names.menu, for: editors },
  { path: paths.studioHotels, name: names.hotels, for: editors },
  { path: paths.studioProducts, name: names.products, for: editors },
  { path: paths.studioPeople, name: names.people, for: administrators },
  { path: paths.studioReports, name: names.reports, for: moderators },
  { path: paths.studioWebsites, name: names.websites, for: editors },
  { path: paths.studioWebhooks, name: names.webhooks, for: superadmins },
  { path: paths.studioApiKeys, name: names.apiKeys, for: superadmins },
  { path: paths.studioAppearance, name: names.appearance, for: superadmins },
  { path: paths.studioSettings, name: names.settings, for: superadmins },
] as const;

/** On phones the line is longer than the screen: moves it alone, never the page, to where the reader is. */
function showCurrent(line: HTMLElement | null): void {
  const chip = line?.querySelector('[aria-current]');
  if (!line || !chip) return;
  const [around, place] = [line.getBoundingClientRect(), chip.getBoundingClientRect()];
  line.scrollLeft += place.left + place.width / 2 - (around.left + around.width / 2);
}

/** Leads from one section of the studio to the others. */
export function StudioSections({ current }: { current: (typeof sections)[number]['path'] }) {
  const intl = useIntl();
  const locale = useLocale();
  const held: readonly string[] = useUser()?.permissions ?? [];
  const line = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(line.current), [current]);
  return (
    <nav
      ref={line}
      aria-label={intl.formatMessage({ defaultMessage: 'Sections of the studio', description: 'Name of the navigation in the studio' })}
      className={styles.sections}
    >
      {sections
        .filter((section) => section.for.some((permission) => held.includes(permission)))
        .map(({ path, name }) => (
          <LinkChip key={path} current={path === current} href={localePath(locale, path)}>
            <FormattedMessage {...name} />
          </LinkChip>
        ))}
    </nav>
  );
}

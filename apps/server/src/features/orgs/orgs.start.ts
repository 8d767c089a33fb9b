import { localeKeys } from '@foyer/locales';
import type { OrgSettings } from '@foyer/settings';
import type { LocalizedText, Locale } from '../../platform/db/types.ts';
import type { MenuEntry } from '../../platform/settings/menu-entry.ts';
import type { pages } from '../../shared/content/pages.tables.ts';

const home: LocalizedText = {
  ar: 'مرحباً',
  de_DE: 'Willkommen',
  en_GB: 'Welcome',
  fr_FR: 'Bienvenue',
  it_IT: 'Benvenuti',
  nl_NL: 'Welkom',
};
const news: LocalizedText = {
  ar: 'الأخبار',
  de_DE: 'Neuigkeiten',
  en_GB: 'News',
  fr_FR: 'Actualités',
  it_IT: 'Novità',
  nl_NL: 'Nieuws',
};

/** What a customer begins with, so that their portal opens: a home page with the news, and a way to all of them. */
export const startPages: Omit<typeof pages.$inferInsert, 'orgId'>[] = [
  {
    id: 'dashboard',
    type: 'dashboard',
    title: home,
    modules: [{ id: 'news', type: 'articleteaser', title: news, config: { layout: 'grid', maxRecords: 6 } }],
  },
];

/** The menu a customer begins with. */
export const startMenu: MenuEntry[] = [{ type: 'news', title: news, icon: 'newspaper' }];

/** The settings a customer begins with: their name, and their language before the others. */
export const startSettings = (name: string, language: Locale): OrgSettings => ({
  baseOptions: { metaTitle: { [language]: name } },
  languages: [language, ...localeKeys.filter((other) => other !== language)],
});

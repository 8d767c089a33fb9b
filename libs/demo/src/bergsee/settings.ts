import type { MenuEntry, OrgSettings } from '@foyer/server/seed';
import { birthdayToggle, cookieConfig } from '../content/member-settings.ts';
import { place } from '../data/hotel.ts';
import { words } from './words.ts';

/** The demo's second customer: small, and different in all that settings decide. */
export const bergsee = {
  id: 'bergsee',
  name: 'Bergsee Hotels',
  hosts: ['bergsee.localhost', 'bergsee.example'],
  brandColor: '#9c3f14',
  cornerStyle: 'sharp',
  fontPair: 'classic',
} as const;

/** The version of the terms that is in force. */
export const termsVersion = '2026-01';

export const settings: OrgSettings = {
  baseOptions: {
    metaTitle: place('فريق بيرغزيه', 'Bergsee Team', 'Bergsee Team', 'Équipe Bergsee', 'Squadra Bergsee', 'Team Bergsee'),
    metaHeaderVariant: 'centered',
    logoBeforeMetaTitle: true,
    showLegalFooterOnMeta: true,
    clickableLikeInTopTeaser: true,
    showSystemNotificationMessage: false,
    showCookieLayer: true,
  },
  loginIdentifier: 'email',
  languages: ['en_GB', 'de_DE', 'it_IT'],
  pages: { dashboard: 'dashboard', imprint: 'imprint', privacy: 'privacy', terms: 'terms', houses: 'houses' },
  legalPagesOrder: ['terms', 'imprint', 'privacy'],
  terms: { version: termsVersion, pageId: 'terms' },
  signup: { active: true, type: 'advanced', domains: ['bergsee.example'] },
  profileOptions: { showBirthday: false },
  allowPostsWithoutGrpAndTopic: true,
  advancedSearch: {
    type: 'extended',
    fields: [
      { fieldId: 'name', name: place('الاسم', 'Name', 'Name', 'Nom', 'Nome', 'Naam') },
      { fieldId: 'title', name: place('المهنة', 'Beruf', 'Job', 'Métier', 'Mansione', 'Functie') },
      { fieldId: 'hotel', name: place('الفندق', 'Haus', 'House', 'Maison', 'Albergo', 'Hotel') },
    ],
  },
  cookieConfig,
  translations: words,
  settingsMenu: [
    // Birthdays are shown unless a member turns that off.
    { ...birthdayToggle, initially: true },
  ],
};

export const menu: MenuEntry[] = [
  {
    type: 'page',
    title: place('فنادقنا', 'Unsere Häuser', 'Our houses', 'Nos maisons', 'I nostri alberghi', 'Onze huizen'),
    icon: 'image',
    referenceId: 'houses',
  },
  {
    type: 'page',
    title: place('للفريق', 'Fürs Team', 'For the team', 'Pour l’équipe', 'Per la squadra', 'Voor het team'),
    icon: 'heart-handshake',
    referenceId: 'learning',
  },
  { type: 'news', title: place('الأخبار', 'Hüttenpost', 'Mountain post', 'Courrier', 'Posta', 'Bergpost'), icon: 'newspaper' },
];

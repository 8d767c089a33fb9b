import type { MenuEntry, OrgSettings } from '@foyer/server/seed';
import { place } from '../data/hotel.ts';
import { firstHouse, housePage } from './houses.ts';
import { cookieConfig, newsletter, settingsMenu } from './member-settings.ts';

/** The customer of the demo. */
export const orgId = 'aurelia';
export const orgName = 'Aurelia Hotels';

export const settings: OrgSettings = {
  baseOptions: {
    metaTitle: place(
      'مجتمع أوريليا',
      'Aurelia Community',
      'Aurelia Community',
      'Communauté Aurelia',
      'Comunità Aurelia',
      'Aurelia Community',
    ),
    clickableLikeInTopTeaser: false,
    showCommentIconInTopTeaser: true,
    showOccasionsSlider: true,
  },
  loginIdentifier: 'username',
  languages: ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar'],
  pages: {
    dashboard: 'dashboard',
    landing: 'landing',
    welcome: 'welcome',
    imprint: 'imprint',
    privacy: 'privacy',
    terms: 'terms',
    bubble_tool: 'tv',
  },
  shareOptions: ['link', 'email', 'linkedin'],
  legalPagesOrder: ['imprint', 'privacy', 'terms'],
  cookieConfig,
  newsletter,
  settingsMenu,
};

export const menu: MenuEntry[] = [
  { type: 'dashboard', title: place('الرئيسية', 'Start', 'Home', 'Accueil', 'Home', 'Start'), icon: 'home' },
  { type: 'news', title: place('الأخبار', 'Neuigkeiten', 'News', 'Actualités', 'Notizie', 'Nieuws'), icon: 'newspaper' },
  {
    type: 'page',
    title: place('أهلاً بك', 'Willkommen', 'Welcome', 'Bienvenue', 'Benvenuti', 'Welkom'),
    icon: 'heart-handshake',
    referenceId: 'welcome',
    subnav: [
      {
        type: 'page',
        title: place(
          'أكاديمية أوريليا',
          'Aurelia Akademie',
          'Aurelia Academy',
          'Académie Aurelia',
          'Accademia Aurelia',
          'Aurelia Academie',
        ),
        referenceId: 'academy',
      },
      {
        type: 'page',
        title: place('مزايا', 'Vorteile', 'Benefits', 'Avantages', 'Vantaggi', 'Voordelen'),
        referenceId: 'benefits',
      },
      { type: 'page', title: place('التعلّم', 'Lernen', 'Learning', 'Se former', 'Formazione', 'Leren'), referenceId: 'learning' },
      { type: 'page', title: firstHouse, referenceId: housePage.id },
      {
        type: 'page',
        title: place('من حولنا', 'Rundherum', 'All around', 'Tout autour', 'Tutto intorno', 'Rondom'),
        referenceId: 'web',
      },
    ],
  },
  {
    type: 'external',
    title: place(
      'أهداف الأمم المتحدة',
      'UN-Nachhaltigkeitsziele',
      'UN sustainability goals',
      'Objectifs durables de l’ONU',
      'Obiettivi sostenibili ONU',
      'Duurzame doelen van de VN',
    ),
    icon: 'link',
    url: 'https://sdgs.un.org/goals',
    target: 'external',
  },
];

import type { Schemas } from './overrides.ts';

type SettingsOverrides = { [Group in keyof Schemas['Settings']]?: Partial<Schemas['Settings'][Group]> };

/** The settings of the demo customer; any single setting may differ. */
export const someSettings = (overrides: SettingsOverrides = {}): Schemas['Settings'] => ({
  organisation: { name: 'Aurelia Hotels', ...overrides.organisation },
  base_options: {
    meta_title: 'Aurelia Community',
    clickable_like_in_top_teaser: false,
    show_comment_icon_in_top_teaser: true,
    ...overrides.base_options,
  },
  login_options: { login_identifier: 'username', ...overrides.login_options },
  pages: { dashboard: 'dashboard', ...overrides.pages },
});

/** A language the customer offers. */
export const aLanguage = (overrides: Partial<Schemas['Language']> = {}): Schemas['Language'] => ({
  key: 'de_DE',
  label: 'Deutsch',
  direction: 'ltr',
  ...overrides,
});

/** Every language in the order it is offered. */
export const languages = (): Schemas['Language'][] => [
  aLanguage(),
  aLanguage({ key: 'en_GB', label: 'English' }),
  aLanguage({ key: 'fr_FR', label: 'Français' }),
  aLanguage({ key: 'it_IT', label: 'Italiano' }),
  aLanguage({ key: 'nl_NL', label: 'Nederlands' }),
  aLanguage({ key: 'ar', label: 'العربية', direction: 'rtl' }),
];

/** An entry below a menu entry. */
export const aMenuSubItem = (overrides: Partial<Schemas['MenuSubItem']> = {}): Schemas['MenuSubItem'] => ({
  type: 'page',
  title: 'Willkommensmappe',
  reference_id: 'welcome',
  target: 'self',
  url: null,
  ...overrides,
});

/** An entry of the main menu. */
export const aMenuItem = (overrides: Partial<Schemas['MenuItem']> = {}): Schemas['MenuItem'] => ({
  type: 'news',
  title: 'Neuigkeiten',
  icon: 'newspaper',
  reference_id: null,
  target: 'self',
  url: null,
  subnav: [],
  ...overrides,
});

/** A main menu with a plain, a nested and an external entry. */
export const aMenu = (): Schemas['MenuItem'][] => [
  aMenuItem({ type: 'dashboard', title: 'Start', icon: 'home' }),
  aMenuItem(),
  aMenuItem({ type: 'page', title: 'Wissen', icon: 'file-text', reference_id: 'knowledge', subnav: [aMenuSubItem()] }),
  aMenuItem({ type: 'external', title: 'Reisebuchung', icon: 'link', target: 'external', url: 'https://travel.aurelia.example' }),
];

/** One field that was refused. */
export const aFieldError = (overrides: Partial<Schemas['FieldError']> = {}): Schemas['FieldError'] => ({
  field: 'text',
  code: 'too_short',
  message: 'Bitte schreibe zuerst etwas.',
  ...overrides,
});

/** A refused request. */
export const aProblem = (overrides: Partial<Schemas['Problem']> = {}): Schemas['Problem'] => ({
  type: `/api/docs/problems#${overrides.code ?? 'validation_failed'}`,
  title: 'Das hat nicht geklappt.',
  status: 400,
  code: 'validation_failed',
  request_id: 'req-1f',
  errors: [],
  ...overrides,
});

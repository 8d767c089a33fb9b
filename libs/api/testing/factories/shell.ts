import type { Schemas } from './overrides.ts';

type Settings = Schemas['Settings'];
type Whole = 'form_of_address' | 'terms' | 'legal_pages_order' | 'share_options' | 'vapid_public_key';
type SettingsOverrides = Partial<Pick<Settings, Whole>> & { [Group in Exclude<keyof Settings, Whole>]?: Partial<Settings[Group]> };

/** The look of the demo customer, which is Foyer's own. */
export const aTheme = (overrides: Partial<Schemas['Theme']> = {}): Schemas['Theme'] => ({
  brand_color: '#0d5a64',
  corner_style: 'soft',
  font_pair: 'humanist',
  logo: null,
  ...overrides,
});

/** The terms in force. */
export const someTerms = (overrides: Partial<Schemas['Terms']> = {}): Schemas['Terms'] => ({
  version: '2026-01',
  page_id: 'terms',
  ...overrides,
});

/** An entry to another service. */
export const aSocialLogin = (overrides: Partial<Schemas['SocialLogin']> = {}): Schemas['SocialLogin'] => ({
  network: 'google',
  type: 'oauth',
  url: '/api/v2/auth/social/google',
  ...overrides,
});

/** A newsletter. */
export const aNewsletterList = (overrides: Partial<Schemas['NewsletterList']> = {}): Schemas['NewsletterList'] => ({
  key: 'news',
  title: 'Neuigkeiten aus den Häusern',
  ...overrides,
});

/** Three categories of cookies, two of them to choose. */
export const aCookieConfig = (overrides: Partial<Schemas['CookieConfig']> = {}): Schemas['CookieConfig'] => ({
  cookie_types: [
    { id: 1, name: 'Notwendig', description: 'Ohne diese Cookies funktioniert das Portal nicht.' },
    { id: 2, name: 'Statistik', description: 'Sie zeigen uns, welche Seiten helfen.' },
    { id: 3, name: 'Eingebettete Inhalte', description: null },
  ],
  items: [
    { cookie_type: 1, provider: [{ name: 'Foyer', description: 'Hält Sie angemeldet.', cookies: ['foyer_session'], service_id: 'foyer' }] },
    { cookie_type: 2, provider: [{ name: 'Matomo', description: 'Zählt Besuche ohne Namen.', cookies: ['_pk_id'], service_id: 'matomo' }] },
    { cookie_type: 3, provider: [{ name: 'Vimeo', description: 'Zeigt Videos.', cookies: ['vuid'], service_id: 'vimeo' }] },
  ],
  provider_type_to_cookie_type_mapping: { video: 3 },
  ...overrides,
});

/** The settings of the demo customer; any single setting may differ. */
export const someSettings = (overrides: SettingsOverrides = {}): Schemas['Settings'] => ({
  organisation: {
    name: 'Aurelia Hotels',
    origin: 'https://community.aurelia.example',
    time_zone: 'Europe/Berlin',
    ...overrides.organisation,
  },
  form_of_address: overrides.form_of_address ?? 'formal',
  base_options: {
    meta_title: 'Aurelia Community',
    show_company_logo: true,
    show_system_notification_message: true,
    show_cookie_layer: false,
    show_language_changer: true,
    show_users_in_order: false,
    show_legal_footer_on_meta: false,
    logo_before_meta_title: false,
    meta_header_variant: 'logo',
    show_actions_on_post: true,
    clickable_like_in_top_teaser: false,
    show_comment_icon_in_top_teaser: true,
    show_title_in_web_news: true,
    show_occasions_slider: true,
    hide_description_on_meta_header: false,
    show_user_overview_contact_button: true,
    static_user_field_identifiers: [],
    update_group_name: true,
    show_default_group_placeholder_image: true,
    ...overrides.base_options,
  },
  login_options: { login_identifier: 'username', password: true, sso: null, ...overrides.login_options },
  pages: { dashboard: 'dashboard', ...overrides.pages },
  share_options: overrides.share_options ?? [],
  legal_pages_order: overrides.legal_pages_order ?? [],
  terms: overrides.terms ?? null,
  signup_configuration: {
    active: false,
    type: 'basic',
    active_login_types: ['password'],
    social: [],
    hero: null,
    ...overrides.signup_configuration,
  },
  profile_options: {
    show_birthday: true,
    extra_fields: [],
    included_profile_cards: ['newsletter', 'account'],
    birth_year_checkbox_active: true,
    profile_section_variant: 'default',
    ...overrides.profile_options,
  },
  stream_options: { group_image_required: false, ...overrides.stream_options },
  advanced_search: { type: 'basic', ...overrides.advanced_search },
  cookie_config: { cookie_types: [], items: [], provider_type_to_cookie_type_mapping: {}, ...overrides.cookie_config },
  newsletter: { active: false, lists: [], ...overrides.newsletter },
  vapid_public_key: overrides.vapid_public_key ?? null,
  theme: aTheme(overrides.theme),
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

/** A toggle of the settings menu that needs consent. */
export const aSettingsToggle = (overrides: Partial<Schemas['SettingsMenuEntry']> = {}): Schemas['SettingsMenuEntry'] => ({
  id: 'birthday',
  type: 'toggle',
  title: 'Meinen Geburtstag zeigen',
  icon: 'cake',
  link: 'user/me/toggles/birthday',
  status: false,
  needs_consent: true,
  description: 'Kolleginnen und Kollegen sehen den Tag in Ihrem Profil.',
  ...overrides,
});

/** A settings menu with a link and a toggle that needs consent. */
export const aSettingsMenu = (): Schemas['SettingsMenuEntry'][] => [
  {
    ...{ id: 'help', type: 'link', title: 'Hilfe', icon: 'help', link: '/page/help' },
    ...{ status: null, needs_consent: false, description: null },
  },
  aSettingsToggle(),
];

/** What a toggle is set to. */
export const aToggleStatus = (overrides: Partial<Schemas['ToggleStatus']> = {}): Schemas['ToggleStatus'] => ({
  status: true,
  ...overrides,
});

/** The legal pages of the footer. */
export const legalPages = (): Schemas['LegalPage'][] => [
  { page_id: 'imprint', title: 'Impressum' },
  { page_id: 'privacy', title: 'Datenschutz' },
  { page_id: 'terms', title: 'Nutzungsbedingungen' },
];

/** The addresses the menu knows. */
export const routeItems = (): Schemas['RouteItem'][] => [
  { type: 'dashboard', title: 'Start', reference_id: null, url: '/' },
  { type: 'news', title: 'Neuigkeiten', reference_id: null, url: '/news' },
  { type: 'page', title: 'Willkommensmappe', reference_id: 'welcome', url: '/page/welcome' },
];

/** The customer's own words. */
export const someTranslations = (overrides: Partial<Schemas['Translations']> = {}): Schemas['Translations'] => ({
  key: 'de_DE',
  label: 'Deutsch',
  messages: {},
  ...overrides,
});

/** A setting that could not be used. */
export const aSettingsFault = (overrides: Partial<Schemas['SettingsFault']> = {}): Schemas['SettingsFault'] => ({
  path: 'baseOptions.metaTitle',
  message: 'Invalid input: expected object, received string',
  ...overrides,
});

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

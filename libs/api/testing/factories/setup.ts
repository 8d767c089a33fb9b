import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** An entry of the menu as editors write it. */
export const aStudioMenuEntry = (overrides: Partial<Schemas['StudioMenuEntry']> = {}): Schemas['StudioMenuEntry'] => ({
  type: 'news',
  title: { de_DE: 'Neues', en_GB: 'News' },
  icon: 'newspaper',
  reference_id: null,
  url: null,
  target: 'self',
  subnav: [],
  ...overrides,
});

/** A menu with a plain, a nested and an external entry, and what entries can lead to. */
export const aStudioMenu = (overrides: Partial<Schemas['StudioMenu']> = {}): Schemas['StudioMenu'] => ({
  version: 3,
  content: {
    entries: [
      aStudioMenuEntry(),
      aStudioMenuEntry({
        type: 'page',
        title: { de_DE: 'Über uns', en_GB: 'About us' },
        icon: 'file-text',
        reference_id: 'about',
        subnav: [{ type: 'page', title: { de_DE: 'Willkommen' }, reference_id: 'welcome', url: null, target: 'self' }],
      }),
      aStudioMenuEntry({
        type: 'external',
        title: { de_DE: 'Dienstplan', en_GB: 'Shifts' },
        icon: 'link',
        url: 'https://shifts.example',
        target: 'external',
      }),
    ],
  },
  pages: [
    { id: 'about', title: 'Über uns' },
    { id: 'canteen', title: 'Kantine' },
    { id: 'welcome', title: 'Willkommen' },
  ],
  categories: [{ id: 'hotels', title: 'Unsere Hotels' }],
  types: ['dashboard', 'news', 'page', 'categories', 'activity_feed', 'search_results', 'logout', 'external'],
  ...overrides,
});

/** Categories of news: one that is used everywhere, one that has articles, one that is free. */
export const someStudioCategories = (overrides: Partial<Schemas['StudioCategories']> = {}): Schemas['StudioCategories'] => ({
  version: 3,
  content: {
    entries: [
      { id: 'hotels', title: { de_DE: 'Unsere Hotels', en_GB: 'Our hotels' } },
      { id: 'people', title: { de_DE: 'Menschen', en_GB: 'People' } },
      { id: 'kitchen', title: { de_DE: 'Küche' } },
    ],
  },
  uses: [
    { id: 'hotels', articles: 12, pages: [{ id: 'dashboard', title: 'Start' }], menu: true },
    { id: 'people', articles: 5, pages: [], menu: false },
    { id: 'kitchen', articles: 0, pages: [], menu: false },
  ],
  ...overrides,
});

/** A look as it is chosen. */
export const aStudioLook = (overrides: Partial<Schemas['StudioLook']> = {}): Schemas['StudioLook'] => ({
  brand_color: '#b4502f',
  corner_style: 'round',
  font_pair: 'classic',
  logo_id: null,
  ...overrides,
});

/** A look with its version. */
export const aStudioAppearance = (overrides: Partial<Schemas['StudioAppearance']> = {}): Schemas['StudioAppearance'] => ({
  version: 3,
  content: aStudioLook(),
  logo: null,
  ...overrides,
});

type Colors = Record<'canvas' | 'surface' | 'text' | 'textMuted' | 'line' | 'brand' | 'onBrand' | 'brandText', string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const aMode = (colors: Colors): Schemas['StudioMode'] => ({
  variables: Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--foyer-color-${kebab(name)}`, value])),
  contrasts: [
    { front: 'text', ground: 'surface', ratio: 14.1, least: 4.5 },
    { front: 'brandText', ground: 'surface', ratio: 5.2, least: 4.5 },
    { front: 'onBrand', ground: 'brand', ratio: 5.1, least: 4.5 },
    { front: 'brand', ground: 'surface', ratio: 5.1, least: 3 },
  ],
  mail: colors,
});

/** What terracotta is derived to. */
export const aStudioPreview = (overrides: Partial<Schemas['StudioAppearancePreview']> = {}): Schemas['StudioAppearancePreview'] => ({
  brand_color: '#b4502f',
  fault: null,
  scales: { '--foyer-radius-s': '0.625rem', '--foyer-radius-m': '1.125rem', '--foyer-radius-l': '1.75rem' },
  light: aMode({
    canvas: '#f9f6f1',
    surface: '#fffdfb',
    text: '#2a261f',
    textMuted: '#605a51',
    line: '#e2ddd6',
    brand: '#b4502f',
    onBrand: '#fdfbf9',
    brandText: '#a74726',
  }),
  dark: aMode({
    canvas: '#181613',
    surface: '#211f1c',
    text: '#ebe7e1',
    textMuted: '#b5b0a9',
    line: '#3b3733',
    brand: '#e88a6c',
    onBrand: '#2d160f',
    brandText: '#ffb299',
  }),
  mail_radius: 18,
  ...overrides,
});

/** What is said of a colour that is too light. */
export const aColorFault = (): Schemas['StudioColorFault'] => ({
  code: 'color_too_light',
  message: 'This colour is too close to white. The nearest one that works is #b3a500.',
  contrast: 1.1,
  nearest: '#b3a500',
});

/** Settings with a schema of some of them. */
export const someStudioSettings = (overrides: Partial<Schemas['StudioSettings']> = {}): Schemas['StudioSettings'] => ({
  version: 3,
  content: {
    baseOptions: { metaTitle: { de_DE: 'Aurelia' }, showLanguageChanger: true, metaHeaderVariant: 'logo' },
    loginIdentifier: 'email',
    languages: ['de_DE', 'en_GB'],
    timeZone: 'Europe/Berlin',
    pages: { dashboard: 'welcome' },
    settingsMenu: [],
    uploads: { memberMb: 2000 },
  },
  schema: {
    type: 'object',
    properties: {
      baseOptions: {
        type: 'object',
        properties: {
          metaTitle: {
            type: 'object',
            propertyNames: { type: 'string', enum: ['de_DE', 'en_GB'] },
            additionalProperties: { type: 'string', maxLength: 4000 },
          },
          showLanguageChanger: { type: 'boolean', default: true },
          metaHeaderVariant: { type: 'string', enum: ['logo', 'title', 'centered'], default: 'logo' },
        },
      },
      loginIdentifier: { type: 'string', enum: ['username', 'email'], default: 'username' },
      languages: { type: 'array', minItems: 1, items: { type: 'string', enum: ['de_DE', 'en_GB', 'ar'] } },
      timeZone: { type: 'string', default: 'Europe/Berlin' },
      pages: {
        type: 'object',
        properties: { dashboard: { type: 'string', minLength: 1, maxLength: 64 } },
        additionalProperties: { type: 'string' },
      },
      settingsMenu: {
        type: 'array',
        items: {
          oneOf: [
            {
              type: 'object',
              required: ['type', 'id', 'link'],
              properties: { type: { type: 'string', const: 'link' }, id: { type: 'string' }, link: { type: 'string' } },
            },
            {
              type: 'object',
              required: ['type', 'id', 'initially'],
              properties: { type: { type: 'string', const: 'toggle' }, id: { type: 'string' }, initially: { type: 'boolean' } },
            },
          ],
        },
      },
      uploads: { type: 'object', properties: { memberMb: { type: 'integer', minimum: 20, maximum: 10_000_000, default: 2000 } } },
    },
  },
  pages: [
    { id: 'canteen', title: 'Kantine' },
    { id: 'welcome', title: 'Willkommen' },
  ],
  ...overrides,
});

/** Changes, the newest first. */
export const studioChanges = (): Schemas['StudioChange'][] => [
  {
    version: 3,
    saved_at: hoursAgo(2),
    saved_by: aPerson(),
    changes: [{ path: 'entries.0.title.de_DE', before: 'Aktuelles', after: 'Neues' }],
  },
  {
    version: 2,
    saved_at: hoursAgo(26),
    saved_by: aPerson({}, 1),
    changes: [{ path: 'entries', before: 'Aktuelles, Über uns', after: 'Aktuelles, Über uns, Dienstplan' }],
  },
  { version: 0, saved_at: hoursAgo(70), saved_by: null, changes: [] },
];

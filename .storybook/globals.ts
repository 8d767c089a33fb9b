import { isLocale, type Locale, locales } from '@foyer/i18n';
import { sampleThemes } from '@foyer/theme/samples';
import type { GlobalTypes } from 'storybook/internal/types';

const brands = { foyer: 'Foyer', ...Object.fromEntries(Object.entries(sampleThemes).map(([name, { label }]) => [name, label])) };
const themes = { light: 'Light', dark: 'Dark', system: 'As the system says' } as const;
const languages = {
  ...Object.fromEntries(Object.entries(locales).map(([key, { label }]) => [key, label])),
  pseudo: '[Þšéûđö] 40 % longer',
};
const motions = { system: 'Motion as the system says', reduced: 'Reduced motion' } as const;
const networks = {
  fast: 'Fast network',
  slow: 'Slow: 2 seconds',
  pending: 'Never answers',
  failing: 'Failing: 500',
  forbidden: 'Forbidden: 403',
  offline: 'Offline',
} as const;
const roles = { guest: 'Guest', member: 'Member', editor: 'Editor', superadmin: 'Superadmin' } as const;

/** How the mocked API behaves. `pending` never answers, so that skeletons stay. */
export type Network = keyof typeof networks;
/** Who is signed in. */
export type Role = keyof typeof roles;
export type Mode = keyof typeof themes;
/** A language of the portal, or English made longer, accented and bracketed. */
export type StoryLocale = Locale | 'pseudo';

/** What the toolbar chooses; a story sets them with `globals`, an address with `globals=brand:solara;theme:dark`. */
export interface FoyerGlobals {
  /** The customer whose look is shown: `foyer`, or one of the sample customers. */
  brand: string;
  theme: Mode;
  locale: StoryLocale;
  motion: keyof typeof motions;
  network: Network;
  role: Role;
}

type Icon = NonNullable<NonNullable<GlobalTypes[string]['toolbar']>['icon']>;

const menu = (description: string, icon: Icon, choices: Record<string, string>): GlobalTypes[string] => ({
  description,
  toolbar: { icon, dynamicTitle: true, items: Object.entries(choices).map(([value, title]) => ({ value, title })) },
});

/** The toolbar's menus. Widths are Storybook's own (`viewports`). */
export const globalTypes: GlobalTypes = {
  brand: menu('Customer', 'paintbrush', brands),
  theme: menu('Light or dark', 'contrast', themes),
  locale: menu('Language and direction', 'globe', languages),
  motion: menu('Motion', 'play', motions),
  network: menu('Network', 'rss', networks),
  role: menu('Who is signed in', 'user', roles),
};

export const initialGlobals: FoyerGlobals = {
  brand: 'foyer',
  theme: 'light',
  locale: 'en_GB',
  motion: 'system',
  network: 'fast',
  role: 'member',
};

const one = <Choices extends object>(choices: Choices, value: unknown, otherwise: keyof Choices): keyof Choices =>
  typeof value === 'string' && Object.hasOwn(choices, value) ? (value as keyof Choices) : otherwise;

/** Reads the globals, which come from the address and may hold anything. */
export const readGlobals = (globals: Record<string, unknown>): FoyerGlobals => ({
  brand: one(brands as Record<string, string>, globals['brand'], initialGlobals.brand),
  theme: one(themes, globals['theme'], initialGlobals.theme),
  locale: isLocale(globals['locale']) || globals['locale'] === 'pseudo' ? globals['locale'] : initialGlobals.locale,
  motion: one(motions, globals['motion'], initialGlobals.motion),
  network: one(networks, globals['network'], initialGlobals.network),
  role: one(roles, globals['role'], initialGlobals.role),
});

/** Whether a story is shown with the language, network and user it was written for. */
export function isAsWritten(storyGlobals: Record<string, unknown>, globals: Record<string, unknown>): boolean {
  const written = readGlobals({ ...initialGlobals, ...storyGlobals });
  const shown = readGlobals(globals);
  return (['locale', 'network', 'role'] as const).every((name) => written[name] === shown[name]);
}

/** The widths a screen is judged at; a story chooses one with `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
  screen: { name: 'Screen 720p', styles: { width: '1280px', height: '720px' } },
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
  tv: { name: 'TV 4K', styles: { width: '3840px', height: '2160px' } },
  portrait: { name: 'TV upright', styles: { width: '1080px', height: '1920px' } },
};

import { isLocale, type Locale, locales } from '@foyer/i18n';
import type { GlobalTypes } from 'storybook/internal/types';

/** What the toolbar chooses; a story sets them with `globals`. */
export interface FoyerGlobals {
  locale: Locale;
  theme: 'light' | 'dark';
  motion: 'system' | 'reduced';
}

/** The toolbar's menus. */
export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  locale: {
    description: 'Language and direction',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: Object.entries(locales).map(([value, { label }]) => ({ value, title: label })),
    },
  },
  motion: {
    description: 'Motion as the system says or reduced',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
};

export const initialGlobals: FoyerGlobals = { theme: 'light', locale: 'en_GB', motion: 'system' };

/** Reads the globals, which come from the address and may hold anything. */
export const readGlobals = (globals: Record<string, unknown>): FoyerGlobals => ({
  locale: isLocale(globals['locale']) ? globals['locale'] : initialGlobals.locale,
  theme: globals['theme'] === 'dark' ? 'dark' : 'light',
  motion: globals['motion'] === 'reduced' ? 'reduced' : 'system',
});

/** The widths a screen is judged at; a story chooses one with `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' } },
  wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
};

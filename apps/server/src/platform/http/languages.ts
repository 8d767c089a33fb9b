import type { Schemas } from '@foyer/api';
import type { Locale } from '../db/types.ts';

/** Every language Foyer speaks, by its own name. */
export const languages: Record<Locale, Omit<Schemas['Language'], 'key'>> = {
  de_DE: { label: 'Deutsch', direction: 'ltr' },
  en_GB: { label: 'English', direction: 'ltr' },
  fr_FR: { label: 'Français', direction: 'ltr' },
  it_IT: { label: 'Italiano', direction: 'ltr' },
  nl_NL: { label: 'Nederlands', direction: 'ltr' },
  ar: { label: 'العربية', direction: 'rtl' },
};

import type { Api } from '../client.ts';
import { read } from '../read.ts';
import type { components } from '../schema.gen.ts';

type Schemas = components['schemas'];

const inLanguage = ({ locale }: Api) => ({ query: { locale } });

/** `GET studio/categories`; for editors. */
export const studioCategoriesQuery = read('/studio/categories', inLanguage);

/** `GET studio/menu`; for editors. */
export const studioMenuQuery = read('/studio/menu', inLanguage);

/** `GET studio/appearance`; for superadmins. */
export const studioAppearanceQuery = read('/studio/appearance', inLanguage);

/** `GET studio/appearance/preview`; for superadmins. */
export const studioPreviewQuery = read('/studio/appearance/preview', ({ locale }, look: Omit<Schemas['StudioLook'], 'logo_id'>) => ({
  query: { ...look, locale },
}));

/** `GET studio/settings`; for superadmins. */
export const studioSettingsQuery = read('/studio/settings', inLanguage);

/** `GET studio/{part}/changes`; the categories' and the menu's for editors, the others' for superadmins. */
export const studioChangesQuery = read('/studio/{part}/changes', ({ locale }, part: Schemas['StudioPart']) => ({
  path: { part },
  query: { locale },
}));

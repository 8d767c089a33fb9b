import { checkSettings, type Locale, type MenuEntry, type ModuleConfig, type OrgSettings, readMenu } from '@foyer/server/seed';
import { z } from 'zod';
import { type Building, buildings, type Clothes, type Land, landscapes, type Theme, themes, type TimeOfDay } from './art/index.ts';

/** The languages of the portal. */
export const locales = ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar'] as const satisfies readonly Locale[];

/** A text in all six languages. */
export type EveryLanguage = Record<Locale, string>;

export const locale = z.enum(locales);

/** A text in all six languages. */
export const everyLanguage = z.record(locale, z.string());

/** A text in some of them. */
export const localizedText = z.partialRecord(locale, z.string());

const keysOf = <Key extends string>(all: Record<Key, unknown>) => z.enum(Object.keys(all) as [Key, ...Key[]]);

/** What can be drawn: illustrations, houses, what lies around them. */
export const theme = keysOf<Theme>(themes);
export const building = keysOf<Building>(buildings);
export const land = keysOf<Land>(landscapes);
export const timeOfDay = z.enum(['morning', 'noon', 'golden', 'dusk', 'night', 'winter'] satisfies TimeOfDay[]);
export const clothes = z.enum(['suit', 'blouse', 'waistcoat', 'chef', 'tunic', 'polo', 'overall', 'knit'] satisfies Clothes[]);
export const origin = z.enum(['north', 'south', 'arab', 'african', 'southAsian', 'eastAsian']);

export const gender = z.enum(['f', 'm']);
export const country = z.enum(['DE', 'AT', 'CH', 'FR', 'IT', 'NL', 'GB', 'AE', 'OM', 'TN', 'MA']);
export const day = z.iso.date();

/** A module as an editor placed it; what its type asks of `config` is the server's to say. */
export const module = z
  .strictObject({ id: z.string(), type: z.string(), title: localizedText, config: z.record(z.string(), z.unknown()) })
  .transform((placed) => placed as ModuleConfig);

/** A page composed of modules. */
export const page = z.strictObject({
  id: z.string(),
  type: z.enum(['dashboard', 'page', 'article']),
  title: localizedText,
  description: localizedText.optional(),
  imageId: z.string().optional(),
  visibility: z.enum(['all', 'members']).optional(),
  shareable: z.boolean().optional(),
  modules: z.array(module),
});

/** A customer's settings, held to what the server takes. */
export const settings = z.custom<OrgSettings>().superRefine((value, { addIssue }) => {
  for (const fault of checkSettings(value)) addIssue({ code: 'custom', message: JSON.stringify(fault) });
});

/** A customer's menu, held to what the server takes. */
export const menu = z.custom<MenuEntry[]>().superRefine((value, { addIssue }) => {
  for (const fault of readMenu(value).faults) addIssue({ code: 'custom', message: JSON.stringify(fault) });
});

import { localize } from '../../../platform/db/localized.ts';
import type { ModuleResolver } from './resolver.ts';
import { buttonOptions, toTextImageEntries } from './text-image-entries.ts';

/** Pictures with texts that change sides, in the editor's order. */
export const resolveTextImageSwitch: ModuleResolver<'text_image_switch'> = async ({ id, type, title, config }, reading, sources) => ({
  id,
  type,
  title: localize(title, reading.locale).text,
  options: buttonOptions[config.buttons],
  results: await toTextImageEntries(config.entries, reading, sources),
});

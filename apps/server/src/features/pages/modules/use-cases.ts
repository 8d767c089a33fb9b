import { localize } from '../../../platform/db/localized.ts';
import type { ModuleResolver } from './resolver.ts';
import { buttonOptions, toTextImageEntries } from './text-image-entries.ts';

/** Pictures with texts side by side, in the editor's order. */
export const resolveUseCases: ModuleResolver<'use_cases'> = async ({ id, type, title, config }, reading, sources) => ({
  id,
  type,
  title: localize(title, reading.locale).text,
  options: buttonOptions[config.buttons],
  results: await toTextImageEntries(config.entries, reading, sources),
});

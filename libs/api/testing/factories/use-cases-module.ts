import type { ModuleOverrides, Schemas } from './overrides.ts';
import { aTextImageEntry } from './text-image-entry.ts';

/** Three pictures with texts side by side. */
export const aUseCasesModule = ({ options, ...rest }: ModuleOverrides<Schemas['UseCasesModule']> = {}): Schemas['UseCasesModule'] => ({
  id: 'use-cases-1',
  type: 'use_cases',
  title: 'Wofür das Portal da ist',
  options: { show_buttons: true, use_single_button: false, no_button: false, ...options },
  results: [0, 1, 2].map((index) => aTextImageEntry({}, index)),
  ...rest,
});

import type { components } from './schema.gen.ts';

/**
 * Which buttons a module of pictures with texts shows: none, one below all entries, or each entry's own. The flags win in this order
 * (`TextImageSwitchModule` and `UseCasesModule` in the contract).
 */
export function shownButtons(options: components['schemas']['TextImageSwitchModule']['options']): 'none' | 'single' | 'each' {
  if (options.no_button) return 'none';
  if (options.use_single_button) return 'single';
  return options.show_buttons ? 'each' : 'none';
}

import type { Schemas } from '@foyer/api';

/** Which buttons show: none, one below all entries, or each entry's own. The flags win in this order (`TextImageSwitchModule` in the contract). */
export function shownButtons(options: Schemas['TextImageSwitchModule']['options']): 'none' | 'single' | 'each' {
  if (options.no_button) return 'none';
  if (options.use_single_button) return 'single';
  return options.show_buttons ? 'each' : 'none';
}

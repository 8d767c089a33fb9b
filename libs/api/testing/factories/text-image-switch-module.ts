import type { ModuleOverrides, Schemas } from './overrides.ts';
import { aTextImageEntry } from './text-image-entry.ts';

/** Three pictures with texts that change sides. */
export const aTextImageSwitchModule = ({
  options,
  ...rest
}: ModuleOverrides<Schemas['TextImageSwitchModule']> = {}): Schemas['TextImageSwitchModule'] => ({
  id: 'switch-1',
  type: 'text_image_switch',
  title: 'Was uns bewegt',
  options: { show_buttons: true, use_single_button: false, no_button: false, ...options },
  results: [0, 1, 2].map((index) => aTextImageEntry({}, index)),
  ...rest,
});

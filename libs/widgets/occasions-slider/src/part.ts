import { loadMessages } from '@foyer/i18n/messages';
import { createPart } from '@foyer/widget-element';
import { OccasionsSlider } from './occasions-slider/occasions-slider.tsx';
import { occasionsSliderOptions } from './options.ts';

/** What the element shows. */
export const part = createPart({
  name: 'occasions',
  options: occasionsSliderOptions,
  Component: OccasionsSlider,
  members: 'too',
  messages: loadMessages,
});

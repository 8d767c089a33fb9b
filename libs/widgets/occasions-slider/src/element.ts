import { defineWidget } from '@foyer/widget-element';
import { occasionsSliderOptions } from './options.ts';

defineWidget({
  tag: 'foyer-occasions-slider',
  options: occasionsSliderOptions,
  load: async () => (await import('./occasions-slider/occasions-slider.tsx')).OccasionsSlider,
});

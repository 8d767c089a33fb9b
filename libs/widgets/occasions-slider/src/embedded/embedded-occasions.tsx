import { useWidget } from '@foyer/widget-element';
import { OccasionsSlider } from '../occasions-slider/occasions-slider.tsx';
import type { OccasionsSliderOptions } from '../options.ts';

/** The sliders on another website, whose guests have no colleagues here. */
export function EmbeddedOccasions(options: OccasionsSliderOptions) {
  return <OccasionsSlider {...options} toGuests={useWidget()?.me === null} />;
}

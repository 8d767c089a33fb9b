export type { OccasionAction } from './occasion-card/occasion-action.ts';
export { OccasionCard } from './occasion-card/occasion-card.tsx';
export { OccasionSliders, type OccasionSlidersProps } from './occasion-sliders/occasion-sliders.tsx';
export { OccasionsSlider } from './occasions-slider/occasions-slider.tsx';
export { occasionsSliderOptions, type OccasionsSliderOptions } from './options.ts';

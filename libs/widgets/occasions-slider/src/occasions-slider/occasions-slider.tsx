import { useApi } from '@foyer/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { OccasionSliders } from '../occasion-sliders/occasion-sliders.tsx';
import type { OccasionsSliderOptions } from '../options.ts';
import { occasionsOf } from './occasions-of.ts';

interface OccasionsSliderProps extends OccasionsSliderOptions {
  /** It stands on another website, in front of a visitor who is not signed in. */
  toGuests?: boolean;
}

/** Asks for the next birthdays and anniversaries, once for every width, and shows them in sliders. */
export function OccasionsSlider({ show, limit, showAllUrl, toGuests }: OccasionsSliderProps) {
  const { data } = useSuspenseQuery(occasionsOf(useApi(), { show, limit }));
  return <OccasionSliders occasions={data.results} showAllHref={showAllUrl} toGuests={toGuests} />;
}

import { occasionsQuery, useApi } from '@foyer/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { OccasionSliders } from '../occasion-sliders/occasion-sliders.tsx';
import type { OccasionsSliderOptions } from '../options.ts';

interface OccasionsSliderProps extends OccasionsSliderOptions {
  /** It stands on another website, in front of a visitor who is not signed in. */
  toGuests?: boolean;
}

const lists = { all: 'feed', birthdays: 'birthdays', anniversaries: 'anniversaries' } as const;

/** Asks for the next birthdays and anniversaries, once for every width, and shows them in sliders. */
export function OccasionsSlider({ show, limit, showAllUrl, toGuests }: OccasionsSliderProps) {
  const { data } = useSuspenseQuery(occasionsQuery(useApi(), lists[show], limit));
  return <OccasionSliders occasions={data.results} showAllHref={showAllUrl} toGuests={toGuests} />;
}

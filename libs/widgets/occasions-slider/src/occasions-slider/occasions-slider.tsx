import { occasionsQuery, useApi } from '@foyer/api';
import { useSuspenseQuery } from '@tanstack/react-query';
import { OccasionSliders } from '../occasion-sliders/occasion-sliders.tsx';
import type { OccasionsSliderOptions } from '../options.ts';

const lists = { all: 'feed', birthdays: 'birthdays', anniversaries: 'anniversaries' } as const;

/** Asks for the next birthdays and anniversaries, once for every width, and shows them in sliders. */
export function OccasionsSlider({ show, limit, showAllUrl }: OccasionsSliderOptions) {
  const { data } = useSuspenseQuery(occasionsQuery(useApi(), lists[show], limit));
  return <OccasionSliders occasions={data.results} showAllHref={showAllUrl} />;
}

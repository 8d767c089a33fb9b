import { type Api, occasionsQuery } from '@foyer/api';
import type { OccasionsSliderOptions } from '../options.ts';

const lists = { all: 'feed', birthdays: 'birthdays', anniversaries: 'anniversaries' } as const;

/** What a slider asks for. */
export const occasionsOf = (api: Api, { show, limit }: Pick<OccasionsSliderOptions, 'show' | 'limit'>) =>
  occasionsQuery(api, lists[show], limit);

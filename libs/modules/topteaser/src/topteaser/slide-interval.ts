import type { Schemas } from '@foyer/api';

/** Milliseconds a story is shown (content §9). */
const usual = 5000;
const cycling = 3000;

/** How long a story is shown before the next one, in milliseconds: what the module says, or the usual time. */
export function slideInterval({ isCircle, sliderInterval }: Schemas['TopteaserModule']['options']): number {
  return sliderInterval ?? (isCircle ? cycling : usual);
}

import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { createCountdowns } from '../countdowns/countdowns.ts';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const turn = 1;

/**
 * Turns a carousel every `delay` ms. Time is paused while a mouse rests on `root`, the focus is in it, a finger holds the slides, or the
 * page is hidden. Embla's own plugin respects the focus of slides alone, and forgets it when the mouse leaves. Returns what ends it.
 */
export function startAutoplay(embla: Embla, root: HTMLElement, delay: number): () => void {
  const countdowns = createCountdowns(() => {
    if (embla.canScrollNext()) embla.scrollNext();
    else embla.scrollTo(0);
    begin();
  });
  const begin = () => countdowns.start(turn, delay);
  const touch = () => countdowns.hold('finger');
  const lift = () => countdowns.release('finger');
  const look = () => (document.hidden ? countdowns.hold('hidden') : countdowns.release('hidden'));

  const ending = new AbortController();
  const { signal } = ending;
  root.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && countdowns.hold('mouse'), { signal });
  root.addEventListener('pointerleave', () => countdowns.release('mouse'), { signal });
  root.addEventListener('focusin', () => countdowns.hold('focus'), { signal });
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!root.contains(relatedTarget as Node | null)) countdowns.release('focus');
  };
  root.addEventListener('focusout', leave, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  // A slide that people chose has its full time.
  embla.on('select', begin).on('pointerDown', touch).on('pointerUp', lift);

  look();
  begin();
  return () => {
    ending.abort();
    embla.off('select', begin).off('pointerDown', touch).off('pointerUp', lift);
    countdowns.stop(turn);
  };
}

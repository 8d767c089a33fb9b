import useEmblaCarousel from 'embla-carousel-react';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';

export interface CarouselOptions {
  /** Milliseconds between two slides; leave it out for a carousel that only people move. */
  autoplay?: number;
  /** Whether the last slide is followed by the first. */
  loop?: boolean;
  /** The direction of the text; the page's own unless given. */
  direction?: 'ltr' | 'rtl';
  /** The slide to begin with, from 0. */
  startIndex?: number;
}

const typing = 'input, textarea, select, [contenteditable]';

/** Where a carousel stands and what its buttons do. */
export type CarouselState = ReturnType<typeof useCarousel>['carousel'];

/** The behaviour of a carousel: swiping, turning by itself, arrow keys, and which slide shows. */
export function useCarousel({ autoplay, loop = true, direction, startIndex = 0 }: CarouselOptions) {
  const rootRef = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState(startIndex);
  const [playing, setPlaying] = useState(Boolean(autoplay));
  const [pageDirection, setPageDirection] = useState<'ltr' | 'rtl'>('ltr');
  const focusSlide = useRef(false);
  const flow = direction ?? pageDirection;

  const [viewportRef, embla] = useEmblaCarousel(
    { loop, direction: flow, startIndex, duration: 22, breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } },
    useMemo(
      () =>
        autoplay && playing
          ? [
              Autoplay({
                delay: autoplay,
                stopOnInteraction: false,
                stopOnMouseEnter: true,
                stopOnFocusIn: true,
                // The whole carousel, so that its buttons hold it too.
                rootNode: (node) => node.closest<HTMLElement>('section') ?? node,
              }),
            ]
          : [],
      [autoplay, playing],
    ),
  );

  useEffect(() => {
    if (rootRef.current) setPageDirection(getComputedStyle(rootRef.current).direction === 'rtl' ? 'rtl' : 'ltr');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!embla) return;
    const read = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);

  // The slide that had the focus is inert now; the focus goes on to the one that shows.
  useEffect(() => {
    if (!focusSlide.current) return;
    focusSlide.current = false;
    const target = embla?.slideNodes()[selected]?.querySelector<HTMLElement>('a[href], button') ?? rootRef.current;
    target?.focus({ preventScroll: true });
  }, [embla, selected]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || (event.target as Element).matches(typing)) return;
    event.preventDefault();
    focusSlide.current = embla?.containerNode().contains(document.activeElement) ?? false;
    if ((event.key === 'ArrowRight') === (flow === 'ltr')) embla?.scrollNext();
    else embla?.scrollPrev();
  };

  return {
    rootRef,
    viewportRef,
    onKeyDown,
    carousel: {
      selected,
      playing,
      /** What its controls depend on. */
      loop,
      autoplay,
      togglePlaying: () => setPlaying(!playing),
      previous: () => embla?.scrollPrev(),
      next: () => embla?.scrollNext(),
    },
  };
}

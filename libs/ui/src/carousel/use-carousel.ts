import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { mostPerView, shownSlides } from './shown-slides.ts';
import { startAutoplay } from './autoplay.ts';

export interface CarouselOptions {
  /** Milliseconds between two slides; leave it out for a carousel that only people move. */
  autoplay?: number | undefined;
  /** Whether the last slide is followed by the first. */
  loop?: boolean | undefined;
  /** The direction of the text; the page's own unless given. */
  direction?: 'ltr' | 'rtl' | undefined;
  /** The slide to begin with, from 0. */
  startIndex?: number | undefined;
  /** How many slides show at once: `one`, or `several`: one, two or four by the width of the place (occasions, content §9). */
  perView?: 'one' | 'several' | undefined;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
const typing = 'input, textarea, select, [contenteditable]';

/** The position of a carousel and what its buttons do. */
export type CarouselState = ReturnType<typeof useCarousel>['carousel'];

/** The behaviour of a carousel: swiping, turning by itself, arrow keys, and which slide shows. */
export function useCarousel({ autoplay, loop = true, direction, startIndex = 0, perView = 'one' }: CarouselOptions) {
  const rootRef = useRef<HTMLElement>(null);
  const viewportRef = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(Boolean(autoplay));
  const [pageDirection, setPageDirection] = useState<'ltr' | 'rtl'>('ltr');
  const focusSlide = useRef(false);
  const flow = direction ?? pageDirection;

  const [setViewport, embla] = useEmblaCarousel({
    loop,
    direction: flow,
    startIndex,
    duration: 22,
    breakpoints: { [reducedMotion]: { duration: 0 } },
    ...(perView === 'several' ? { align: 'start', slidesToScroll: 'auto' } : {}),
  });

  // Not as a ref itself: state set while React commits makes it run the effects of the whole page, Embla's measuring among them, in the
  // same task, and the first picture waits for all of it.
  useEffect(() => setViewport(viewportRef.current));
  useEffect(() => {
    if (rootRef.current) setPageDirection(getComputedStyle(rootRef.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  useEffect(() => {
    if (!autoplay) return;
    // Also when the setting changes while the page is open.
    const lessMotion = matchMedia(reducedMotion);
    const pauseIfReduced = () => lessMotion.matches && setPlaying(false);
    pauseIfReduced();
    lessMotion.addEventListener('change', pauseIfReduced);
    return () => lessMotion.removeEventListener('change', pauseIfReduced);
  }, [autoplay]);

  useEffect(
    () => (autoplay && playing && embla && rootRef.current ? startAutoplay(embla, rootRef.current, autoplay) : undefined),
    [autoplay, playing, embla],
  );

  const { selected, pages, size } = usePages(embla, perView, startIndex);
  // The slide that had the focus is inert now; the focus goes on to the one that shows.
  useEffect(() => {
    if (!focusSlide.current) return;
    focusSlide.current = false;
    const target = embla?.slideNodes()[selected * size]?.querySelector<HTMLElement>('a[href], button') ?? rootRef.current;
    target?.focus({ preventScroll: true });
  }, [embla, selected, size]);

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
      /** How many times it can be turned; where several slides show it is `undefined` until they are laid out. */
      pagesOf: (total: number) => (perView === 'one' ? total : pages),
      /** Whether a slide shows. */
      shows: (index: number, total: number) => shownSlides({ selected, size, total, loop }).includes(index),
      /** What its controls depend on. */
      loop,
      autoplay,
      togglePlaying: () => setPlaying(!playing),
      previous: () => embla?.scrollPrev(),
      next: () => embla?.scrollNext(),
    },
  };
}

/** The page that shows, and how many slides and pages there are, which is known when they are laid out. */
function usePages(embla: UseEmblaCarouselType[1], perView: 'one' | 'several', startIndex: number) {
  const [selected, setSelected] = useState(startIndex);
  const [view, setView] = useState<{ pages: number; size: number }>();
  useEffect(() => {
    if (!embla) return;
    const read = () => {
      setSelected(embla.selectedScrollSnap());
      if (perView === 'one') return;
      const size = Math.round(embla.containerNode().clientWidth / (embla.slideNodes()[0]?.offsetWidth || 1));
      setView({ pages: embla.scrollSnapList().length, size: Math.max(size, 1) });
    };
    read();
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla, perView]);
  return { selected, pages: view?.pages, size: perView === 'one' ? 1 : (view?.size ?? mostPerView) };
}

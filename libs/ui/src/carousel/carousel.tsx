import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CarouselControls, CarouselSlides, type CarouselTexts } from './carousel-parts.tsx';
import * as styles from './carousel.css.ts';
import { useCarousel, type CarouselOptions } from './use-carousel.ts';

export interface CarouselProps extends CarouselOptions {
  texts: CarouselTexts;
  /** One child for each slide. A single child is shown without any carousel round it. */
  children: ReactNode;
  /** Where counter and buttons are: below, or on the picture. */
  controls?: 'below' | 'overlay';
  /** How far apart the slides are: `close` for pictures alone. */
  spacing?: 'wide' | 'close';
  className?: string;
}

/**
 * One slide at a time, or several where there is room: by swiping, buttons, arrow keys, or by itself. Turning by itself holds while a pointer or the focus is inside, can
 * be stopped for good, and does not begin where people asked for less motion. The server's page shows the first slide in its final place.
 */
export function Carousel({ texts, children, controls, spacing, className, ...options }: CarouselProps) {
  const slides = Children.toArray(children);
  const { rootRef, viewportRef, onKeyDown, carousel } = useCarousel(options);
  if (slides.length < 2) return <div className={className}>{slides}</div>;
  return (
    <section
      ref={rootRef}
      className={classNames(styles.carousel, options.perView === 'several' && styles.several, className)}
      aria-roledescription={texts.role}
      aria-label={texts.carousel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <CarouselSlides {...{ carousel, texts, viewportRef, slides, spacing }} perView={options.perView} />
      <CarouselControls carousel={carousel} texts={texts} total={slides.length} perView={options.perView} place={controls} />
    </section>
  );
}

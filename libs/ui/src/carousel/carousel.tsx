import { Children, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { CarouselControls, CarouselSlides, type CarouselTexts } from './carousel-parts.tsx';
import * as styles from './carousel.css.ts';
import { useCarousel, type CarouselOptions } from './use-carousel.ts';

type Attributes = Omit<ComponentPropsWithoutRef<'section'>, 'aria-label' | 'aria-roledescription' | 'tabIndex'>;

export interface CarouselProps extends CarouselOptions, Attributes {
  texts: CarouselTexts;
  /** One child for each slide. A single child is shown without any carousel round it. */
  children: ReactNode;
  /** Where counter and buttons are: below, or on the picture. */
  controls?: 'below' | 'overlay';
  /** How far apart the slides are: `close` for pictures alone. */
  spacing?: 'wide' | 'close';
}

/**
 * One slide at a time, or several where there is room: by swiping, buttons, arrow keys, or by itself. Turning by itself holds while a pointer or the focus is inside, can
 * be stopped for good, and does not begin where people asked for less motion. The server's page shows the first slide in its final place.
 */
export function Carousel({ texts, children, controls, spacing, className, onKeyDown: onKey, ...rest }: CarouselProps) {
  const { autoplay, loop, direction, startIndex, perView, ...attributes } = rest;
  const slides = Children.toArray(children);
  const { rootRef, viewportRef, onKeyDown, carousel } = useCarousel({ autoplay, loop, direction, startIndex, perView });
  if (slides.length < 2) {
    return (
      <div {...attributes} className={className} onKeyDown={onKey}>
        {slides}
      </div>
    );
  }
  return (
    <section
      {...attributes}
      ref={rootRef}
      className={classNames(styles.carousel, perView === 'several' && styles.several, className)}
      aria-roledescription={texts.role}
      aria-label={texts.carousel}
      tabIndex={-1}
      onKeyDown={(event) => {
        onKey?.(event);
        onKeyDown(event);
      }}
    >
      <CarouselSlides {...{ carousel, texts, viewportRef, slides, spacing }} perView={perView} />
      <CarouselControls carousel={carousel} texts={texts} total={slides.length} perView={perView} place={controls} />
    </section>
  );
}

import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronBackIcon, ChevronForwardIcon, PauseIcon, PlayIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './carousel.css.ts';
import { useCarousel, type CarouselOptions } from './use-carousel.ts';

export interface CarouselLabels {
  /** What the carousel shows: "Top stories". */
  carousel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The word for what this is, read after its name: "carousel". */
  role: string;
  /** The word for one of its parts: "slide". */
  slideRole: string;
  /** The name of a slide, counted from 1: "2 of 5". */
  slide: (number: number, total: number) => string;
  /** The visible counter: "2 / 5". */
  counter: (number: number, total: number) => string;
}

export interface CarouselProps extends CarouselOptions {
  labels: CarouselLabels;
  /** One child for each slide. A single child stands there without any carousel round it. */
  children: ReactNode;
  /** Where counter and buttons stand: below, or on the picture. */
  controls?: 'below' | 'overlay';
  /** Takes all the height of the box it stands in. */
  fill?: boolean;
  className?: string;
}

/**
 * One slide at a time: by swiping, buttons, arrow keys, or by itself. Turning by itself holds while a pointer or the focus is inside, can
 * be stopped for good, and does not begin where people asked for less motion. The server's page shows the first slide in its final place.
 */
export function Carousel({ labels, children, controls = 'below', fill, className, ...options }: CarouselProps) {
  const slides = Children.toArray(children);
  const { root, viewport, selected, playing, togglePlaying, previous, next, onKeyDown } = useCarousel(options);
  if (slides.length < 2) return <div className={classNames(styles.carousel({ fill }), className)}>{slides}</div>;
  const loop = options.loop ?? true;
  const look = controls === 'overlay' ? 'onPhoto' : 'outlined';
  return (
    <section
      ref={root}
      className={classNames(styles.carousel({ fill }), className)}
      aria-roledescription={labels.role}
      aria-label={labels.carousel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={labels.slideRole}
              aria-label={labels.slide(index + 1, slides.length)}
              inert={index !== selected}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls({ place: controls })}>
        <p className={styles.counter({ place: controls })} aria-live={playing ? 'off' : 'polite'}>
          <span aria-hidden>{labels.counter(selected + 1, slides.length)}</span>
          <VisuallyHidden>{labels.slide(selected + 1, slides.length)}</VisuallyHidden>
        </p>
        {options.autoplay && (
          <IconButton
            look={look}
            className={styles.control}
            label={playing ? labels.pause : labels.play}
            icon={<Icon icon={playing ? PauseIcon : PlayIcon} />}
            onClick={togglePlaying}
          />
        )}
        <IconButton
          look={look}
          className={styles.control}
          label={labels.previous}
          icon={<Icon icon={ChevronBackIcon} directional />}
          aria-disabled={!loop && selected === 0}
          onClick={previous}
        />
        <IconButton
          look={look}
          className={styles.control}
          label={labels.next}
          icon={<Icon icon={ChevronForwardIcon} directional />}
          aria-disabled={!loop && selected === slides.length - 1}
          onClick={next}
        />
      </div>
    </section>
  );
}

import type { ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronBackIcon, ChevronForwardIcon, PauseIcon, PlayIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './carousel.css.ts';
import type { CarouselState } from './use-carousel.ts';

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

interface PartProps {
  carousel: CarouselState;
  labels: CarouselLabels;
}

interface SlidesProps extends PartProps {
  viewportRef: Ref<HTMLDivElement>;
  slides: readonly ReactNode[];
}

/** The slides; those that do not show can be neither reached nor heard. */
export function CarouselSlides({ carousel, labels, viewportRef, slides }: SlidesProps) {
  return (
    <div ref={viewportRef} className={styles.viewport}>
      <div className={styles.track}>
        {slides.map((slide, index) => (
          <div
            key={index}
            className={styles.slide}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={labels.slide(index + 1, slides.length)}
            inert={index !== carousel.selected}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

interface ControlsProps extends PartProps {
  total: number;
  place?: 'below' | 'overlay';
}

/** The counter and the buttons. The counter tells screen readers where they are, but not while the carousel turns by itself. */
export function CarouselControls({ carousel, labels, total, place = 'below' }: ControlsProps) {
  const { selected, playing, loop } = carousel;
  const button = { look: place === 'overlay' ? 'onPhoto' : 'outlined', className: styles.control } as const;
  return (
    <div className={styles.controls({ place })}>
      <p className={styles.counter({ place })} aria-live={playing ? 'off' : 'polite'}>
        <span aria-hidden>{labels.counter(selected + 1, total)}</span>
        <VisuallyHidden>{labels.slide(selected + 1, total)}</VisuallyHidden>
      </p>
      {carousel.autoplay && (
        <IconButton
          {...button}
          label={playing ? labels.pause : labels.play}
          icon={<Icon icon={playing ? PauseIcon : PlayIcon} />}
          onClick={carousel.togglePlaying}
        />
      )}
      <IconButton
        {...button}
        label={labels.previous}
        icon={<Icon icon={ChevronBackIcon} directional />}
        aria-disabled={!loop && selected === 0}
        onClick={carousel.previous}
      />
      <IconButton
        {...button}
        label={labels.next}
        icon={<Icon icon={ChevronForwardIcon} directional />}
        aria-disabled={!loop && selected === total - 1}
        onClick={carousel.next}
      />
    </div>
  );
}

import type { ReactNode, Ref } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronBackIcon, ChevronForwardIcon, PauseIcon, PlayIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './carousel.css.ts';
import type { CarouselOptions, CarouselState } from './use-carousel.ts';

export interface CarouselTexts {
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
  texts: CarouselTexts;
}

interface SlidesProps extends PartProps {
  viewportRef: Ref<HTMLDivElement>;
  slides: readonly ReactNode[];
  perView?: CarouselOptions['perView'];
  /** How far apart the slides are. */
  spacing?: 'wide' | 'close';
}

/** The slides; those that do not show can be neither reached nor read aloud. */
export function CarouselSlides({ carousel, texts, viewportRef, slides, perView, spacing }: SlidesProps) {
  return (
    <div ref={viewportRef} className={styles.viewport({ spacing })}>
      <div className={styles.track}>
        {slides.map((slide, index) => (
          <div
            key={index}
            className={styles.slide({ perView })}
            role="group"
            aria-roledescription={texts.slideRole}
            aria-label={texts.slide(index + 1, slides.length)}
            inert={!carousel.shows(index, slides.length)}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

const hiddenWhereAllShow = (total: number) => (total <= 2 ? styles.fitsTwo : total <= 4 && styles.fitsFour);

interface ControlsProps extends PartProps {
  /** How many slides there are. */
  total: number;
  perView?: CarouselOptions['perView'];
  place?: 'below' | 'overlay';
}

/** The counter and the buttons. The counter announces the position to screen readers, but not while the carousel turns by itself. */
export function CarouselControls({ carousel, texts, total, perView, place = 'below' }: ControlsProps) {
  const { selected, playing, loop } = carousel;
  const pages = carousel.pagesOf(total);
  const button = { look: place === 'overlay' ? 'onPhoto' : 'outlined', className: styles.control } as const;
  return (
    <div className={classNames(styles.controls({ place }), perView === 'several' && hiddenWhereAllShow(total))}>
      <p className={styles.counter({ place })} aria-live={playing ? 'off' : 'polite'}>
        {pages !== undefined && (
          <>
            <span aria-hidden>{texts.counter(selected + 1, pages)}</span>
            <VisuallyHidden>{texts.slide(selected + 1, pages)}</VisuallyHidden>
          </>
        )}
      </p>
      {carousel.autoplay && (
        <IconButton
          {...button}
          label={playing ? texts.pause : texts.play}
          icon={<Icon icon={playing ? PauseIcon : PlayIcon} />}
          onClick={carousel.togglePlaying}
        />
      )}
      <IconButton
        {...button}
        label={texts.previous}
        icon={<Icon icon={ChevronBackIcon} directional />}
        aria-disabled={!loop && selected === 0}
        onClick={carousel.previous}
      />
      <IconButton
        {...button}
        label={texts.next}
        icon={<Icon icon={ChevronForwardIcon} directional />}
        aria-disabled={!loop && pages !== undefined && selected === pages - 1}
        onClick={carousel.next}
      />
    </div>
  );
}

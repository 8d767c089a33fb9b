import { useId, type ReactNode } from 'react';
import { CarouselControls, CarouselSlides, type CarouselTexts } from '../carousel/carousel-parts.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { header } from '../modal/modal.css.ts';
import { useModal, type ModalState } from '../modal/use-modal.ts';
import { Text } from '../text/text.tsx';
import * as styles from './gallery-overlay.css.ts';

export interface GallerySlide {
  /** An `Image` with `ratio="contain"`, or anything else that fits a screen. */
  content: ReactNode;
  caption?: ReactNode;
}

interface GalleryContentProps {
  /** Names the overlay. */
  title: ReactNode;
  closeLabel: string;
  texts: CarouselTexts;
  slides: readonly GallerySlide[];
  /** The slide to open with, from 0. */
  startIndex?: number;
}

export interface GalleryOverlayProps extends ModalState, GalleryContentProps {}

/** Pictures over the whole screen: swipe, arrow keys or buttons turn them, Esc or the cross closes them. */
export function GalleryOverlay({ open, onOpenChange, ...content }: GalleryOverlayProps) {
  const titleId = useId();
  const { present, close, dialogProps } = useModal({ open, onOpenChange });
  return (
    // Photos are on a dark background, whatever the page's mode.
    <dialog {...dialogProps} data-theme="dark" className={styles.overlay} aria-labelledby={titleId}>
      {present && <GalleryContent {...content} titleId={titleId} onClose={close} />}
    </dialog>
  );
}

/** How far from the slide that shows others are there, so that a gallery of hundreds opens as quickly as one of three. */
const reach = 3;
const isNear = (index: number, selected: number, total: number) => {
  const distance = Math.abs(index - selected);
  return Math.min(distance, total - distance) <= reach;
};

/** Apart from the dialog, so that each opening begins at its own slide. The arrow keys work from every control in it. */
function GalleryContent({
  title,
  closeLabel,
  texts,
  slides,
  startIndex,
  titleId,
  onClose,
}: GalleryContentProps & { titleId: string; onClose: () => void }) {
  const { rootRef, viewportRef, onKeyDown, carousel } = useCarousel({ startIndex });
  return (
    <section ref={rootRef} className={styles.content} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={classNames(header, styles.header)}>
        <Text id={titleId} weight="strong" truncate>
          {title}
        </Text>
        <IconButton label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={onClose} />
      </div>
      <CarouselSlides
        carousel={carousel}
        texts={texts}
        viewportRef={viewportRef}
        spacing="close"
        slides={slides.map(({ content, caption }, index) =>
          isNear(index, carousel.selected, slides.length) ? (
            <figure key={index} className={styles.slide}>
              <div className={styles.picture}>{content}</div>
              {caption && (
                <figcaption className={styles.caption} dir="auto">
                  {caption}
                </figcaption>
              )}
            </figure>
          ) : null,
        )}
      />
      {slides.length > 1 && <CarouselControls carousel={carousel} texts={texts} total={slides.length} />}
    </section>
  );
}

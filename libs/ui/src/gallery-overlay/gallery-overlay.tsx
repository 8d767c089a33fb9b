import { useId, type ReactNode } from 'react';
import { Carousel, type CarouselLabels } from '../carousel/carousel.tsx';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { header } from '../modal/modal.css.ts';
import { useModal, type ModalState } from '../modal/use-modal.ts';
import * as styles from './gallery-overlay.css.ts';

export interface GallerySlide {
  /** An `Image` with `ratio="contain"`, or anything else that fits a screen. */
  content: ReactNode;
  caption?: ReactNode;
}

export interface GalleryOverlayProps extends ModalState {
  /** Names the overlay. */
  title: ReactNode;
  closeLabel: string;
  labels: CarouselLabels;
  slides: readonly GallerySlide[];
  /** The slide to open with, from 0. */
  startIndex?: number;
}

/** Pictures over the whole screen: swipe, arrow keys or buttons turn them, Esc or the cross closes them. */
export function GalleryOverlay({ title, closeLabel, labels, slides, startIndex, ...modal }: GalleryOverlayProps) {
  const titleId = useId();
  const { present, dialogProps } = useModal(modal);
  return (
    <dialog {...dialogProps} className={styles.overlay} aria-labelledby={titleId}>
      {present && (
        <>
          <div className={classNames(header, styles.header)}>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            <IconButton label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={modal.onClose} />
          </div>
          <div className={styles.stage}>
            <Carousel labels={labels} startIndex={startIndex} fill>
              {slides.map(({ content, caption }, index) => (
                <figure key={index} className={styles.slide}>
                  <div className={styles.content}>{content}</div>
                  {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
                </figure>
              ))}
            </Carousel>
          </div>
        </>
      )}
    </dialog>
  );
}

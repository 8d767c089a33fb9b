import { startTransition, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { afterPaint } from '../modal/after-paint.ts';
import { header } from '../modal/modal.css.ts';
import { useModal, type ModalState } from '../modal/use-modal.ts';
import { OverlayLayer } from '../overlay-container/overlay-layer.tsx';
import * as styles from './drawer.css.ts';

export interface DrawerProps extends ModalState {
  /** Shown at the top, names the drawer: a logo with a text alternative, or words. */
  title: ReactNode;
  /** The name for screen readers, where `title` does not say what is inside. */
  label?: string;
  closeLabel: string;
  /** The edge it comes from; `start` is the left edge where text runs from left to right. */
  side?: styles.DrawerVariants['side'];
  /** Its content is there while it is closed too, made again after each closing: opening it has nothing to render. */
  keepMounted?: boolean;
  children: ReactNode;
}

/** After the task that renders what is kept, ms. */
const aheadMs = 500;

/** Opening it takes half the time where the browser has found the fonts of its texts and measured their words before. */
function layOutAhead(dialog: HTMLElement): void {
  // Without a transition, which would keep it displayed for a moment longer.
  Object.assign(dialog.style, { transition: 'none', display: 'flex', visibility: 'hidden' });
  dialog.getBoundingClientRect();
  Object.assign(dialog.style, { display: '', visibility: '' });
  dialog.getBoundingClientRect();
  dialog.style.transition = '';
}

/** A sheet from the side of the screen, such as the menu on phones. Closed by Esc, its button, a press beside it, or a finger that pushes it out. */
export function Drawer({ title, label, closeLabel, side = 'start', keepMounted = false, children, ...modal }: DrawerProps) {
  const titleId = useId();
  const { present, close, dialogProps } = useModal(modal);
  const head = useRef<HTMLDivElement>(null);
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    if (!present && keepMounted) startTransition(() => setClosings((count) => count + 1));
  }, [present, keepMounted]);
  useEffect(() => {
    if (present || !keepMounted) return;
    const timer = setTimeout(() => layOutAhead(head.current!.parentElement!), aheadMs);
    return () => clearTimeout(timer);
  }, [present, keepMounted, closings]);
  const pushedOut = useEffectEvent(close);
  useEffect(() => {
    const sheet = head.current?.parentElement;
    if (!modal.open || !sheet) return;
    let closed = false;
    let stop: (() => void) | undefined;
    const cancel = afterPaint(() => {
      const rightToLeft = getComputedStyle(sheet).direction === 'rtl';
      const swipe = { towards: (side === 'end') === rightToLeft ? (-1 as const) : (1 as const), onAway: () => pushedOut() };
      import('./watch-swipe.ts').then(
        ({ watchSwipe }) => (stop = closed ? undefined : watchSwipe(sheet, swipe)),
        () => undefined, // its button closes it
      );
    });
    return () => {
      closed = true;
      cancel();
      stop?.();
    };
  }, [modal.open, side]);
  return (
    <dialog {...dialogProps} className={styles.drawer({ side })} aria-label={label} aria-labelledby={label ? undefined : titleId}>
      {(present || keepMounted) && (
        <OverlayLayer key={closings}>
          <div ref={head} className={classNames(header, styles.header)}>
            <div id={titleId}>{title}</div>
            <IconButton label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={close} />
          </div>
          <div className={styles.body}>{children}</div>
        </OverlayLayer>
      )}
    </dialog>
  );
}

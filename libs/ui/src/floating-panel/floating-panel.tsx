import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { showModal } from '../modal/show-modal.ts';
import { OverlayLayer } from '../overlay-container/overlay-layer.tsx';
import * as styles from './floating-panel.css.ts';
import { useMedia } from './use-media.ts';

export interface FloatingPanelProps {
  open: boolean;
  /** Called with `false` where Esc or the phone's own way back ask for it. */
  onOpenChange: (open: boolean) => void;
  /** Names it. */
  label: string;
  children: ReactNode;
}

/** Longer than its closing movement; then the content leaves the page. */
const closingMs = 300;

/** What goes on beside the page, such as the chat: it floats at the lower corner and leaves the page usable; below 960 px it takes the screen. */
export function FloatingPanel({ open, onOpenChange, label, children }: FloatingPanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const floats = useMedia(styles.wideFrom);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    if (!floats) return showModal(dialog, () => undefined);
    dialog.show();
    return () => dialog.close();
  }, [open, floats]);

  useEffect(() => {
    if (open) return undefined;
    const timer = setTimeout(() => setPresent(false), closingMs);
    return () => clearTimeout(timer);
  }, [open]);

  const close = () => onOpenChange(false);
  return (
    <dialog
      ref={ref}
      className={styles.panel}
      aria-label={label}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
      onCancel={(event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
    >
      {present && <OverlayLayer>{children}</OverlayLayer>}
    </dialog>
  );
}

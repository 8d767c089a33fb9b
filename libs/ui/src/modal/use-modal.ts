import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

/** Longer than every closing movement; then the content leaves the page. */
const closingTime = 300;

export interface ModalState {
  /** Whether it shows; the owner decides. */
  open: boolean;
  /** Esc, a press beside it, or a close button ask for this. */
  onClose: () => void;
}

/**
 * Ties a native `dialog` to `open`. The browser makes the page behind it inert, keeps the focus inside, closes it with Esc and gives the
 * focus back. Spread `dialogProps` on the dialog and render its content only while `present`.
 */
export function useModal({ open, onClose }: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // Also when the owner removes the dialog while it is open: only `close` gives the focus back.
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), closingTime);
    return () => clearTimeout(timer);
  }, [open]);

  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    present,
    dialogProps: {
      ref,
      // As a key too, so that a menu inside can keep Esc to itself (`preventDefault`).
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      },
      // Events of file inputs and dialogs inside bubble up to here; only our own count.
      onCancel: (event: SyntheticEvent) => {
        if (!own(event)) return;
        event.preventDefault();
        onClose();
      },
      // A browser may close it without asking, for example at the second Esc.
      onClose: (event: SyntheticEvent) => {
        if (own(event) && open) onClose();
      },
      // The backdrop belongs to the dialog element. A press that began on the content (selecting text) does not count.
      onMouseDown: (event: MouseEvent) => {
        pressedBackdrop.current = own(event);
      },
      onClick: (event: MouseEvent) => {
        if (own(event) && pressedBackdrop.current) onClose();
      },
    },
  };
}

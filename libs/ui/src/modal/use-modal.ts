import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { enterModal } from './open-modals.ts';

/** Longer than every closing movement; then the content leaves the page. */
const closingTime = 300;

export interface ModalState {
  /** Whether it shows; the owner decides. */
  open: boolean;
  /** Esc, a press beside it, or a close button ask for this. Leave `open` as it is to refuse. */
  onClose: () => void;
  /** What a press beside it does: it `closes`, or it `stays` because closing would cost something. */
  pressBeside?: 'closes' | 'stays';
}

interface ModalOptions extends ModalState {
  /** The element that has the focus first; without one it is the first that can have it, as the browser says. */
  initialFocus?: (dialog: HTMLDialogElement) => HTMLElement | null | undefined;
}

/**
 * Ties a native `dialog` to `open`. The browser makes the page behind it inert, keeps the focus inside, closes it with Esc and gives the
 * focus back. Spread `dialogProps` on the dialog and render its content only while `present`, inside `<OverlayLayer>`, so that lists and tips
 * of its controls open in front of it.
 */
export function useModal({ open, onClose, pressBeside = 'closes', initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<HTMLElement>(undefined);
  // Counts how often the browser closed it by itself.
  const [closings, setClosings] = useState(0);
  const pressedBackdrop = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  const firstFocus = useEffectEvent((dialog: HTMLDialogElement) => lastFocus.current ?? initialFocus?.(dialog));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const first = firstFocus(dialog);
    dialog.showModal();
    liftPopUps(dialog);
    first?.focus();
    const leave = enterModal(dialog);
    return () => {
      leave();
      // Also when the owner removes the dialog while it is open: only `close` gives the focus back.
      dialog.close();
    };
    // `closings`: the owner refused what the browser had already done, so it is opened again.
  }, [open, closings]);

  useEffect(() => {
    if (!open) lastFocus.current = undefined;
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
        if (!own(event) || !open || ref.current?.open) return;
        onClose();
        setClosings(closings + 1);
      },
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        lastFocus.current = target;
      },
      // The backdrop belongs to the dialog element. A press that began on the content (selecting text) does not count.
      onMouseDown: (event: MouseEvent) => {
        pressedBackdrop.current = own(event);
      },
      onClick: (event: MouseEvent) => {
        if (own(event) && pressedBackdrop.current && pressBeside === 'closes') onClose();
      },
    },
  };
}

/** Opened again, the dialog lies above its own pop-ups. */
function liftPopUps(dialog: HTMLDialogElement): void {
  dialog.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach((popUp) => {
    popUp.hidePopover();
    popUp.showPopover();
  });
}

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
import { inNextFrame, showFirst, showModal } from './show-modal.ts';

/** Longer than every closing movement; then the content leaves the page. */
const closingTime = 300;

export interface ModalState {
  /** Whether it shows; the owner decides. */
  open: boolean;
  /** Called with `false` where Esc, a press beside it, or a close button ask for it. Leave `open` as it is to refuse. */
  onOpenChange: (open: boolean) => void;
  /** What a press beside it does: it `closes`, or it `stays` because closing would cost something. */
  pressBeside?: 'closes' | 'stays';
}

interface ModalOptions extends ModalState {
  /** The element that has the focus first; without one it is the first that can have it, as the browser says. */
  initialFocus?: FirstFocus;
}

/**
 * Ties a native `dialog` to `open`. The browser makes the page behind it inert, keeps the focus inside, closes it with Esc and gives the
 * focus back. Spread `dialogProps` on the dialog and render its content only while `present`, inside `<OverlayLayer>`, so that lists and tips
 * of its controls open in front of it.
 */
export function useModal({ open, onOpenChange, pressBeside = 'closes', initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const lastFocus = useRef<HTMLElement>(undefined);
  // Counts how often the browser closed it by itself.
  const [closings, setClosings] = useState(0);
  const pressedBackdrop = useRef(false);
  const mounted = useRef(false);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  const firstFocus = useEffectEvent((dialog: HTMLDialogElement) => lastFocus.current ?? initialFocus?.(dialog));

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const first = () => firstFocus(dialog);
    // Closes it also when the owner removes the dialog while it is open: only that gives the focus back.
    return mounted.current ? showFirst(dialog, first) : inNextFrame(() => showModal(dialog, first));
    // `closings`: the owner refused what the browser had already done, so it is opened again.
  }, [open, closings]);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (!open) lastFocus.current = undefined;
  }, [open]);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), closingTime);
    return () => clearTimeout(timer);
  }, [open]);

  const close = () => onOpenChange(false);
  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    present,
    close,
    dialogProps: {
      ref,
      // As a key too, so that a menu inside can keep Esc to itself (`preventDefault`).
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      },
      // Events of file inputs and dialogs inside bubble up to here; only our own count.
      onCancel: (event: SyntheticEvent) => {
        if (!own(event)) return;
        event.preventDefault();
        close();
      },
      // A browser may close it without asking, for example at the second Esc.
      onClose: (event: SyntheticEvent) => {
        if (!own(event) || !open || ref.current?.open) return;
        close();
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
        if (own(event) && pressedBackdrop.current && pressBeside === 'closes') close();
      },
    },
  };
}

type FirstFocus = (dialog: HTMLDialogElement) => HTMLElement | null | undefined;

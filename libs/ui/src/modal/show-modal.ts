import { afterPaint } from './after-paint.ts';
import { enterModal } from './open-modals.ts';

/** The element that is to have the focus, where it is not the first that can have it. */
type FirstFocus = () => HTMLElement | null | undefined;
type Close = () => void;

/** Opens a dialog over everything, the page behind it inert; returns what closes it. */
export function showModal(dialog: HTMLDialogElement, firstFocus: FirstFocus): Close {
  const first = firstFocus();
  dialog.showModal();
  liftPopUps(dialog);
  first?.focus();
  const leave = enterModal(dialog);
  return () => {
    leave();
    dialog.close();
  };
}

/**
 * The same in two steps: what a press opens shows over everything and has the focus at once, and is modal once it is painted. A page that becomes
 * inert is styled as a whole, which would be a third of the time from the press to what it shows.
 */
export function showFirst(dialog: HTMLDialogElement, firstFocus: FirstFocus): Close {
  const opener = focusOf(dialog) ?? document.activeElement;
  const first = firstFocus();
  if (!showOnTop(dialog)) return showModal(dialog, firstFocus);
  liftPopUps(dialog);
  first?.focus();
  const leave = enterModal(dialog);
  const cancel = afterPaint(() => becomeModal(dialog));
  return () => {
    cancel();
    leave();
    dialog.popover = null;
    dialog.close();
    giveBack(opener, dialog);
  };
}

/** Whether the browser knows dialogs that are pop-ups. */
function showOnTop(dialog: HTMLDialogElement): boolean {
  try {
    dialog.popover = 'manual';
    dialog.open = true;
    dialog.showPopover();
    return true;
  } catch {
    dialog.popover = null;
    dialog.open = false;
    return false;
  }
}

/** Nothing is styled in between, and the focus stays where it is. */
function becomeModal(dialog: HTMLDialogElement): void {
  const active = focusOf(dialog);
  const focused = active instanceof HTMLElement && dialog.contains(active) ? active : undefined;
  dialog.popover = null;
  dialog.open = false;
  // The browser would give it to the first control, and its ring would flash.
  focused?.toggleAttribute('autofocus', true);
  dialog.showModal();
  focused?.removeAttribute('autofocus');
  liftPopUps(dialog);
  focused?.focus({ preventScroll: true });
}

/** The browser gives the focus back to what had it when the dialog became modal, which is in the dialog. */
function giveBack(opener: Element | null, dialog: HTMLDialogElement): void {
  const active = focusOf(dialog) ?? document.activeElement;
  if (opener instanceof HTMLElement && (active === document.body || dialog.contains(active))) opener.focus({ preventScroll: true });
}

/** What has the focus in the document, or the widget's shadow root, that the dialog is in. */
const focusOf = (dialog: HTMLDialogElement): Element | null => (dialog.getRootNode() as Document | ShadowRoot).activeElement;

/**
 * For what is open from the start: opening makes the browser lay out the whole page, which is not for the task that renders it too. Nothing is
 * painted in between. What a press opens does not wait: a touch keyboard comes up only for a focus that is set within the press.
 */
export function inNextFrame(open: () => Close): Close {
  let close: Close | undefined;
  const frame = requestAnimationFrame(() => {
    close = open();
  });
  return () => {
    cancelAnimationFrame(frame);
    close?.();
  };
}

/** Opened again, the dialog lies above its own pop-ups. */
function liftPopUps(dialog: HTMLDialogElement): void {
  dialog.querySelectorAll<HTMLElement>('[popover]:popover-open').forEach((popUp) => {
    popUp.hidePopover();
    popUp.showPopover();
  });
}

declare global {
  interface Window {
    /** The last press and the last form sent; kept from the first paint on, see `earlyInputScript`. */
    __foyerEarly?: { press?: EventTarget | null; event?: Event; form?: HTMLFormElement; live?: boolean };
  }
}

/**
 * Stands in the first view's inline script. Presses and sent forms come before React is there to hear them, or before a module has come to
 * life; they are kept, and a form is held back from being sent by the browser itself.
 */
export const earlyInputScript =
  'window.__foyerEarly={};' +
  "addEventListener('click',function(e){__foyerEarly.press=e.target;__foyerEarly.event=e},true);" +
  "addEventListener('submit',function(e){if(!__foyerEarly.live){e.preventDefault();__foyerEarly.form=e.target}},true)";

const live = new WeakSet<Element>();

/**
 * Does what was asked of this part of the page before it came to life. Call it in a layout effect of the part, once it can listen; `except` selects what comes
 * to life on its own. A press that is still on its way is what brought the part to life: React delivers it itself.
 */
export function replayEarlyInput(part: Element, except?: string): void {
  if (live.has(part)) return;
  live.add(part);
  const early = window.__foyerEarly;
  const button = early?.press instanceof Element ? early.press.closest('button') : null;
  if (!early || !button || !part.contains(button) || (except && button.closest(except))) return;
  early.press = null;
  if (early.event?.eventPhase) return;
  // a submit button is heard through its form
  if (button.type !== 'submit') button.click();
}

/** Sends the form that was sent before React was there. */
export function replayEarlyForm(): void {
  const early = window.__foyerEarly;
  if (!early || early.live) return;
  early.live = true;
  early.form?.requestSubmit();
}

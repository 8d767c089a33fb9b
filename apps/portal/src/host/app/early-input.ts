declare global {
  interface Window {
    /** The last press, and the last form that was sent and not handled; kept from the first paint on, see `earlyInputScript`. */
    __foyerEarly?: { press?: EventTarget | null; event?: Event; form?: HTMLFormElement | null };
  }
}

/**
 * Part of the first view's inline script. Presses and sent forms come before React is there to handle them, or before a module is
 * hydrated; they are kept. A form that no part of the portal has handled is held back, for there is no address that takes it; one with an `action`
 * (the search) the browser sends itself.
 */
export const earlyInputScript =
  'window.__foyerEarly={};' +
  "addEventListener('click',function(e){__foyerEarly.press=e.target;__foyerEarly.event=e},true);" +
  // After React, which listens at the document.
  "addEventListener('submit',function(e){if(!e.defaultPrevented&&!e.target.hasAttribute('action')){e.preventDefault();__foyerEarly.form=e.target}})";

const live = new WeakSet<Element>();

/** Sends the form of this part that was sent before anything handled it. What is not hydrated yet holds it back again. */
export function replayEarlyForm(part: Node): void {
  const early = window.__foyerEarly;
  const form = early?.form;
  if (!form || !part.contains(form)) return;
  early.form = null;
  form.requestSubmit();
}

/**
 * Does what was asked of this part of the page before it was hydrated. Call it in a layout effect of the part, once it can listen; `except` selects what comes
 * to life on its own. A press that is still on its way is what brought the part to life: React delivers it itself.
 */
export function replayEarlyInput(part: Element, except?: string): void {
  if (live.has(part)) return;
  live.add(part);
  replayEarlyForm(part);
  const early = window.__foyerEarly;
  const button = early?.press instanceof Element ? early.press.closest('button') : null;
  if (!early || !button || !part.contains(button) || (except && button.closest(except))) return;
  early.press = null;
  if (early.event?.eventPhase) return;
  // a submit button is handled through its form
  if (button.type !== 'submit') button.click();
}

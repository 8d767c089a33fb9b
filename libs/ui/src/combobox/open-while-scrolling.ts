import type { RefObject } from 'react';
import { type ComboBoxState, type OverlayTriggerState, PopoverContext, useSlottedContext } from 'react-aria-components';

/** How far the suggestions are from their field, in px. */
export const gap = 4;
/** What they may be further away while they fade in, in px. */
const inMotion = 12;

/** Whether the list is where it belongs: it has moved along with the field. */
function isBeside(field: Element, list: Element): boolean {
  const [a, b] = [field.getBoundingClientRect(), list.getBoundingClientRect()];
  const distance = Math.max(b.top - a.bottom, a.top - b.bottom);
  return distance >= -1 && distance <= gap + inMotion;
}

/**
 * Scrolling neither closes the suggestions nor takes back what was typed, as react-aria would have it: a page also scrolls by itself, as when a
 * phone's keyboard comes up. A list that does not move with its field opens again at the new place.
 */
export function useOpenWhileScrolling(
  state: ComboBoxState<unknown> | null,
  list: RefObject<HTMLElement | null>,
): OverlayTriggerState | null {
  const field = useSlottedContext(PopoverContext)?.triggerRef;
  if (!state) return null;
  const close = () => {
    // react-aria does not say why it closes.
    if (window.event?.type !== 'scroll') return state.close();
    if (field?.current && list.current && isBeside(field.current, list.current)) return;
    const typed = state.inputValue;
    state.close();
    state.setInputValue(typed);
  };
  return { ...state, close };
}

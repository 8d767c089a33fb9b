// Steps of the stories of pop-ups. Nothing here is part of what the library exports.
import { expect, screen, waitFor } from 'storybook/test';

/**
 * Waits until nothing moves. react-aria moves the focus meanwhile, and React complains of that outside of a `waitFor`, so this one polls
 * where `settled` sleeps.
 */
export const atRest = () =>
  waitFor(() => expect(document.getAnimations().filter((animation) => animation instanceof CSSTransition)).toEqual([]));

/** The list that opens, in its final place. */
export async function openList(): Promise<HTMLElement> {
  const list = await screen.findByRole('listbox');
  await atRest();
  return list;
}

/** Waits until the pop-up has gone and the element has the focus. */
export async function closedWithFocusOn(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(element).toHaveFocus());
}

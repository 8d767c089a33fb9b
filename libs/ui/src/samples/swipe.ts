import { fireEvent } from 'storybook/test';

/** Drags an element so many px to the right, or to the left where that is negative. */
export async function swipe(element: Element, by: number): Promise<void> {
  const point = (clientX: number) => ({ clientX, clientY: 100, button: 0, buttons: 1 });
  await fireEvent.mouseDown(element, point(300));
  for (let step = 1; step <= 8; step += 1) await fireEvent.mouseMove(document, point(300 + (by * step) / 8));
  await fireEvent.mouseUp(document, point(300 + by));
}

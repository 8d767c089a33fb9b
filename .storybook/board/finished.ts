/** Waits until every panel of a board is there, if it is one. */
export async function boardFinished(canvas: HTMLElement): Promise<void> {
  while (canvas.querySelector('[data-unfinished]')) await new Promise((resolve) => requestAnimationFrame(resolve));
}

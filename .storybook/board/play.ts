import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { waitForAnimations } from 'storybook/preview-api';
import { expect, waitFor, within } from 'storybook/test';
import { expectOpenOverlay } from '../ends-open.ts';
import { isAsWritten } from '../globals.ts';
import { boardFinished } from './finished.ts';
import type { LoadedBoard } from './load.ts';
import { giveOwnStorage } from './own-storage.ts';
import type { Prepared, PreparedPanel } from './prepare.ts';
import type { Stage } from './stage.ts';
import { overflowing } from '../../libs/ui/src/samples/samples.ts';

const inTests = Boolean(import.meta.env['VITEST_STORYBOOK']);

/** Plays a cell as if it were a story: it finds its own elements alone, and the keyboard comes to it from its beginning. */
async function playCell(context: StoryContext, panel: PreparedPanel, place: HTMLElement): Promise<void> {
  if (!panel.play) return;
  place.closest<HTMLElement>('[role="group"]')?.focus();
  await panel.play({ ...context, ...panel.context, canvasElement: place, canvas: within(place) } as StoryContext);
}

/** Runs axe on what has the page now, once its colours have changed. */
export async function judge(context: StoryContext): Promise<void> {
  await waitForAnimations();
  await runAxe(context);
}

/** In a cell of long words everything keeps to its width; in the others, and where parts are clipped on purpose, the cell itself does. */
function sticking({ caption, width }: PreparedPanel, place: Element, clips: boolean): string[] {
  const itself = place.scrollWidth > place.clientWidth + 1 ? [place.tagName.toLowerCase()] : [];
  return (width === 'phone' && !clips ? overflowing(place) : itself).map((each) => `${caption}: ${each}`);
}

/** Waits until nothing overflows any more: what measures itself takes a moment. */
const nothingOverflows = (cells: [PreparedPanel, Element][], clips: boolean) =>
  waitFor(() => {
    const found = cells.flatMap(([panel, place]) => sticking(panel, place, clips));
    if (found.length > 0) throw new Error(`What is wider than its place:\n${found.join('\n')}`);
  });

/** All cells are on one page, which axe judges at the story's end. */
async function playTogether(context: StoryContext, prepared: Prepared): Promise<void> {
  const { panels } = prepared;
  const placeOf = ({ id }: PreparedPanel) => context.canvasElement.querySelector<HTMLElement>(`[data-cell="${id}"]`)!;
  for (const panel of panels) await playCell(context, panel, placeOf(panel));
  const cells = panels.map((panel): [PreparedPanel, Element] => [panel, placeOf(panel)]);
  await nothingOverflows(cells, prepared.clips);
}

async function playAlone(context: StoryContext, prepared: Prepared, panel: PreparedPanel): Promise<void> {
  const { canvasElement } = context;
  for (const { undo } of prepared.panels) undo();
  await panel.begin();
  prepared.stage!.show({ cell: panel.id });
  await waitFor(() => expect(canvasElement.querySelector(`[data-cell="${panel.id}"]`)).not.toBeNull());
  await playCell(context, panel, canvasElement);
  if (!inTests) return;
  expectOpenOverlay(context);
  // What opens over the page is for the play function of the cell, for each is built in its own way.
  await nothingOverflows([[panel, document.documentElement]], true);
}

/**
 * The cells have the page one after the other. The file's other stories are light and from left to right, and what was played from right
 * to left only changes its colours.
 */
async function playInTurn(context: StoryContext, prepared: Prepared): Promise<void> {
  const others = prepared.panels.filter(({ look }) => look !== 'light' && look !== 'right-to-left-dark');
  for (const panel of others) {
    await playAlone(context, prepared, panel);
    // The last is judged at the story's end.
    if (panel !== others.at(-1)) await judge(context);
    if (panel.look !== 'right-to-left') continue;
    prepared.stage!.show({ cell: panel.id, turned: true });
    await judge(context);
  }
}

/** Every cell in a frame, the picture that people look at. Each plays itself there, one after the other, since there is one focus for all. */
async function playInFrames({ canvasElement }: StoryContext, { panels }: Prepared, stage: Stage): Promise<void> {
  for (const index of panels.keys()) {
    stage.show({ framed: index + 1 });
    await waitFor(
      () => {
        const document = canvasElement.querySelectorAll('iframe')[index]?.contentDocument;
        return expect(document?.documentElement?.dataset['played']).toBe('true');
      },
      { timeout: 30_000 },
    );
  }
}

/** Plays the cells of a board and checks that nothing overflows them. */
export async function playBoard(context: StoryContext): Promise<void> {
  const { loaded, canvasElement, globals, storyGlobals } = context;
  const { prepared } = loaded['board'] as LoadedBoard;
  const { panels, stage } = prepared;
  await boardFinished(canvasElement);
  if (!isAsWritten(storyGlobals, globals)) return;
  if (!stage) return playTogether(context, prepared);
  const alone = panels.find(({ id }) => id === globals['cell']);
  if (!alone) return inTests ? playInTurn(context, prepared) : playInFrames(context, prepared, stage);
  window.focus();
  giveOwnStorage();
  try {
    await playAlone(context, prepared, alone);
  } finally {
    document.documentElement.dataset['played'] = 'true';
  }
}

import type { FoyerGlobals } from '../globals.ts';
import type { Prepared, SwitchboardParameter } from './prepare.ts';
import type { Switchboard } from './switchboard.tsx';

/** A board that is ready to be shown. */
export interface Board {
  Switchboard: typeof Switchboard;
  prepared: Prepared;
}

/** Loads the board of a module. Only stories that are one load the code for it. */
export async function loadBoard(parameter: SwitchboardParameter, chosen: FoyerGlobals, shown: AbortSignal): Promise<Board> {
  const [{ prepareSwitchboard }, { Switchboard }] = await Promise.all([import('./prepare.ts'), import('./switchboard.tsx')]);
  return { Switchboard, prepared: await prepareSwitchboard(parameter, chosen, shown) };
}

/** Waits until every panel of a board is there, if it is one. */
export async function boardFinished(canvas: HTMLElement): Promise<void> {
  while (canvas.querySelector('[data-unfinished]')) await new Promise((resolve) => requestAnimationFrame(resolve));
}

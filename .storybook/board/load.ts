import type { FoyerGlobals } from '../globals.ts';
import type { Board } from './board.tsx';
import type { BoardParameter } from './parameter.ts';
import type { Prepared } from './prepare.ts';

/** A board that is ready to be shown. */
export interface LoadedBoard {
  Board: typeof Board;
  prepared: Prepared;
}

/** Loads a board. Only stories that are one load the code for it. */
export async function loadBoard(parameter: BoardParameter, chosen: FoyerGlobals, shown: AbortSignal): Promise<LoadedBoard> {
  const [{ prepareBoard }, { Board }] = await Promise.all([import('./prepare.ts'), import('./board.tsx')]);
  return { Board, prepared: await prepareBoard(parameter, chosen, shown) };
}

/** Whose turn it is on a board whose cells need the page one after the other. */
interface Turn {
  /** The cell that has the page; none until the board is played. */
  cell?: string;
  /** Whether it is shown in the other theme than its own. */
  turned?: boolean;
  /** How many of all are shown, each in a frame of its own. */
  framed?: number;
}

/** Holds whose turn it is, for `useSyncExternalStore`. */
export interface Stage {
  read: () => Turn;
  show: (next: Turn) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStage(): Stage {
  let turn: Turn = {};
  const listeners = new Set<() => void>();
  return {
    read: () => turn,
    show: (next) => {
      turn = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

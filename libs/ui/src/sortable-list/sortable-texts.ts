/** What the list says. */
export interface SortableListTexts {
  /** Names the handle of a row: "Move Breakfast: arrow up or down". */
  handle: (name: string) => string;
  /** Read out after a row was moved: "Breakfast is now 2 of 5". Places are counted from 1. */
  moved: (name: string, place: number, count: number) => string;
  /** Entries of a row's menu. */
  up: string;
  down: string;
}

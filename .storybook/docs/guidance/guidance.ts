/** What a key does, one line of the table of keys. */
export type KeyLine = readonly [key: string, does: string];

/** What a component's page says beside its props and stories. */
export interface Guidance {
  /** When it is the right one, and what to look at. */
  use: string;
  /** What it is not for. */
  avoid: string;
  /** Where a keyboard reaches it. */
  keys?: readonly KeyLine[];
  /** What is imported; otherwise the page's name. */
  exports?: readonly string[];
}

/** Tables of keys that several components share. */
export const keys = {
  press: [['Enter, Space', 'Press the button that has the focus']],
  follow: [['Enter', 'Follows the link that has the focus']],
  tick: [
    ['Space', 'Ticks the box that has the focus'],
    ['Tab', 'Goes to the next box'],
  ],
  fold: [['Enter, Space', 'Open and close the part whose title has the focus']],
  list: [
    ['Arrow keys', 'Open the list and walk through it'],
    ['Letters', 'Find what is typed'],
    ['Enter', 'Chooses'],
    ['Esc', 'Closes the list'],
  ],
  modal: [
    ['Tab', 'Goes through the overlay; the page behind is out of reach'],
    ['Esc', 'Asks it to close; the focus goes back to where it was'],
  ],
} as const satisfies Record<string, readonly KeyLine[]>;

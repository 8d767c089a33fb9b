import { type Guidance, keys } from './guidance.ts';

/** What the pages below UI/Overlays say. */
export const overlays: Record<string, Guidance> = {
  ConfirmDialog: {
    use: 'Ask before what cannot be undone, and name the action on the button.',
    avoid: 'Do not ask for what can be taken back: offer that in a snackbar.',
    keys: keys.modal,
  },
  Dialog: { use: 'For a short task in front of the page.', avoid: 'Do not open it unasked.', keys: keys.modal },
  Drawer: { use: 'For the menu and settings on narrow screens.', avoid: 'Do not put a form of several steps into it.', keys: keys.modal },
  FilterDialog: {
    use: 'For the filters of a list; nothing changes before Apply.',
    avoid: 'Do not take it for a single filter.',
    keys: keys.modal,
  },
  FormDialog: {
    use: 'For a form of a few fields; set `dirty` as soon as something was changed.',
    avoid: 'Do not close it on what was typed without asking.',
    keys: keys.modal,
  },
  GalleryOverlay: {
    use: 'For pictures that people want to see large.',
    avoid: 'Do not put text into it that is nowhere else.',
    keys: [
      ['Arrow keys', 'Turn the pictures'],
      ['Esc', 'Closes it; the focus goes back'],
    ],
  },
  Menu: {
    use: 'For actions on one thing, most used first.',
    avoid: 'Do not use it to choose a value: that is a `Select`.',
    keys: [
      ['Enter, Space', 'Open it, and choose'],
      ['Arrow keys', 'Walk through the entries'],
      ['Home, End', 'The first and the last'],
      ['Letters', 'Go to what begins with them'],
      ['Esc', 'Closes it; the focus goes back'],
    ],
    exports: ['Menu', 'MenuAction', 'MenuLink'],
  },
  Popover: {
    use: 'For a short explanation or a small form beside its button.',
    avoid: 'Do not use it for what must be answered: that is a `Dialog`.',
    keys: [
      ['Enter, Space', 'Open it from its button'],
      ['Esc', 'Closes it; the focus goes back'],
    ],
    exports: ['AnchoredPopover', 'Popover'],
  },
  Snackbar: {
    use: 'Say what was done, in one line, with at most one action.',
    avoid: 'Do not report an error in it that has to be put right.',
    keys: [
      ['F6', 'Goes to the messages and back'],
      ['Esc', 'Closes the message that has the focus'],
    ],
    exports: ['SnackbarProvider', 'useSnackbar'],
  },
  Tooltip: {
    use: 'For a word more about a control that has a name already.',
    avoid: 'Do not hide there what touch screens need.',
    keys: [
      ['Tab', 'Shows it when its control has the focus'],
      ['Esc', 'Hides it'],
    ],
  },
  FloatingPanel: {
    use: 'For what goes on beside the page for a while, such as the chat.',
    avoid: 'Do not use it for a question, or for what the page itself is about.',
    keys: [['Esc', 'Closes it from within; the focus goes back']],
  },
};

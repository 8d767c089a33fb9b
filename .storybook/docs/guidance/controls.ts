import { type Guidance, keys } from './guidance.ts';

/** What the pages below UI/Controls say. */
export const controls: Record<string, Guidance> = {
  Button: {
    use: 'Say what happens: "Save changes". One primary button for each view.',
    avoid: 'Do not lead to another page with it: that is a `LinkButton`.',
    keys: keys.press,
    exports: ['Button', 'LinkButton'],
  },
  Checkbox: {
    use: 'For a yes in a form that is sent later.',
    avoid: 'Do not take it for what takes effect at once: that is a `Switch`.',
    keys: keys.tick,
  },
  CheckboxGroup: {
    use: 'For any number out of a few that are all to be seen.',
    avoid: 'Do not list more than about ten: take a `MultiSelect`.',
    keys: keys.tick,
  },
  Chip: {
    use: 'For a chosen filter or a topic, in a word or two.',
    avoid: 'Do not use it for a state of a thing: that is a `Badge`.',
    keys: keys.press,
    exports: ['Chip', 'ToggleChip'],
  },
  Combobox: {
    use: 'For a long list in which people type to find.',
    avoid: 'Do not use it for fewer than ten choices: take a `NativeSelect`.',
    keys: keys.list,
  },
  DateField: {
    use: 'Let people type the day; the calendar is a help.',
    avoid: 'Do not ask for a birthday by the calendar alone.',
    keys: [
      ['Enter', 'Takes what was typed'],
      ['Arrow keys', 'In the calendar: move by a day or a week'],
      ['Esc', 'Closes the calendar'],
    ],
  },
  ErrorSummary: {
    use: 'Show it above the form with a new `key` at each failed attempt; it takes the focus.',
    avoid: 'Do not let it replace the error at the field.',
    keys: keys.follow,
  },
  FileDropzone: {
    use: 'Say which files and how large they may be in `hint`.',
    avoid: 'Do not send files before the form is sent without saying so.',
    keys: keys.press,
  },
  FilterButton: {
    use: 'Beside a list, with the number of filters that are applied.',
    avoid: 'Do not hide the only filter behind it.',
    keys: keys.press,
  },
  FocalPoint: {
    use: 'For the point of a picture that stays in view where it is cut.',
    avoid: 'Do not show it for pictures that are shown whole.',
    keys: [
      ['Arrow keys', 'Move the point'],
      ['Shift + arrow keys', 'Move it ten times as far'],
    ],
  },
  IconButton: {
    use: 'For an action whose sign everybody knows; `label` names it.',
    avoid: 'Do not take it for the main action of a view: write it out.',
    keys: keys.press,
    exports: ['IconButton', 'IconLink'],
  },
  ImageCropper: {
    use: 'For portraits, whose shape is fixed.',
    avoid: 'Do not make people crop a picture that is shown whole.',
    keys: [['Arrow keys', 'On the slider: enlarge or reduce the picture']],
  },
  MultiSelect: {
    use: 'For several out of a long list, with a search.',
    avoid: 'Do not use it for fewer than ten choices: take a `CheckboxGroup`.',
    keys: keys.list,
  },
  NativeSelect: {
    use: 'For one of up to ten plain words; phones show their own list.',
    avoid: 'Do not take it for choices with descriptions or icons.',
    keys: [
      ['Arrow keys', 'Choose the one before or after'],
      ['Letters', 'Choose what begins with them'],
    ],
  },
  PasswordField: {
    use: 'Set `autoComplete` to `current-password` or `new-password`.',
    avoid: 'Do not ask for the password twice: it can be shown.',
    keys: [
      ['Tab', 'Goes on to the button that shows the password'],
      ['Enter', 'Sends the form'],
    ],
  },
  RadioGroup: {
    use: 'For one out of several that are all to be seen.',
    avoid: 'Do not use it for more than about seven.',
    keys: [
      ['Arrow keys', 'Choose the one before or after'],
      ['Space', 'Chooses the one with the focus'],
    ],
    exports: ['RadioGroup', 'Radio'],
  },
  SearchField: {
    use: 'For a search with a button and a form of its own.',
    avoid: 'Do not put it into another form.',
    keys: [
      ['Enter', 'Searches'],
      ['Esc', 'Empties the field'],
    ],
  },
  Select: {
    use: 'For one of a list with a search, icons or descriptions.',
    avoid: 'Do not take it on first screens: it costs 50 kB where `NativeSelect` costs 2.',
    keys: keys.list,
  },
  SortableList: {
    use: 'For an order that people choose, such as the modules of a page.',
    avoid: 'Do not take it for an order that follows from the data: take a `Select` of orders.',
    keys: [
      ['Arrow up, arrow down', 'At a handle: move the row by one place'],
      ['Tab', 'Goes on to what is in the row'],
    ],
  },
  Stepper: {
    use: 'For a small number, such as how many to order.',
    avoid: 'Do not ask for a year or a postcode with it.',
    keys: [
      ['Arrow up, arrow down', 'One more or less'],
      ['Page up, page down', 'A larger step'],
      ['Home, End', 'The least and the most'],
    ],
  },
  Switch: {
    use: 'For what is on or off and takes effect at once.',
    avoid: 'Do not put it into a form that is sent later: that is a `Checkbox`.',
    keys: [['Space', 'Turns it on or off']],
  },
  TextArea: {
    use: 'For some lines of text; it grows with them.',
    avoid: 'Do not use it where one line is enough.',
    keys: [
      ['Enter', 'Begins a new line'],
      ['Tab', 'Goes on to the next control'],
    ],
  },
  TextField: {
    use: 'For one line. Keep the label visible and say the format in `hint`.',
    avoid: 'Do not use the placeholder as a label.',
    keys: [['Enter', 'Sends the form']],
  },
  Toolbar: {
    use: 'For the tools of an editor, as `IconButton`s of size `s`; `pressed` says what is on.',
    avoid: 'Do not put the actions of a page into it: those are buttons.',
    keys: [
      ['Tab', 'Goes to the tools, and on behind them'],
      ['Arrow keys', 'Go from tool to tool'],
    ],
  },
};

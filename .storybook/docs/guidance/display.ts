import { type Guidance, keys } from './guidance.ts';

/** What the pages below UI/Display say. */
export const display: Record<string, Guidance> = {
  Accordion: { use: 'For answers that people look up one by one.', avoid: 'Do not hide in it what everybody must read.', keys: keys.fold },
  ActiveFilters: {
    use: 'Above a filtered list, so that each filter can be taken away.',
    avoid: 'Do not show it while nothing is chosen.',
    keys: keys.press,
  },
  Alert: { use: 'For what concerns the page or a part of it and stays.', avoid: 'Do not use it for what was done: that is a snackbar.' },
  Avatar: {
    use: 'Where a person is meant; initials stand in for a missing picture.',
    avoid: 'Do not name the person twice: `decorative` beside the name.',
  },
  AvatarGroup: { use: 'For a few of many people, with the number of the others.', avoid: 'Do not use it where the names matter.' },
  Badge: { use: 'For a state or a count, in a word.', avoid: 'Do not make it pressable: that is a `Chip`.' },
  Card: {
    use: 'For one thing that stands by itself.',
    avoid: 'Do not put cards into cards.',
    keys: keys.follow,
    exports: ['Card', 'CardControls', 'LinkArea'],
  },
  Carousel: {
    use: 'For pictures and stories that need not all be seen.',
    avoid: 'Do not put into it what everybody must read; do not let it turn by itself without a pause.',
    keys: [
      ['Arrow keys', 'Turn the slides'],
      ['Tab', 'Goes through the slide that shows and the buttons'],
    ],
  },
  Clamp: { use: 'For the beginning of a text that is whole elsewhere.', avoid: 'Do not cut texts that are nowhere else.' },
  Counts: { use: 'For likes and comments below a teaser.', avoid: 'Do not show it where all are zero.' },
  Disclosure: { use: 'For details that few people need.', avoid: 'Do not hide errors in it.', keys: keys.fold },
  EmptyState: { use: 'Say why nothing is there and what to do next.', avoid: 'Do not leave it without an action where there is one.' },
  ErrorState: {
    use: 'Say what went wrong and how to go on.',
    avoid: 'Do not show technical words; a `code` is for support.',
    exports: ['ErrorState', 'CompactErrorState'],
  },
  'External sign': {
    use: 'Behind a link that leaves the portal.',
    avoid: 'Do not put it beside links inside the portal.',
    exports: ['ExternalSign'],
  },
  Fact: {
    use: 'For one short fact with a sign, such as place or time.',
    avoid: 'Do not use a sign that needs explaining: give it a `label`.',
  },
  FactList: {
    use: 'For the facts of an event or a person.',
    avoid: 'Do not use it for a table with several rows.',
    exports: ['FactList', 'FactLine'],
  },
  FaultCard: {
    use: 'For what an import or a check has found, each with its place.',
    avoid: 'Do not use it for a single error: that is an `Alert`.',
  },
  FileCard: {
    use: 'For a file to be opened, with its kind and size.',
    avoid: 'Do not use it for files that are being sent: that is a `FileItem`.',
    keys: keys.follow,
  },
  FileItem: {
    use: 'For a file that is being sent or was chosen.',
    avoid: 'Do not leave a failed one without a way to try again.',
    keys: keys.press,
  },
  GrowingList: {
    use: 'For a list that goes on at a press.',
    avoid: 'Do not let it grow by scrolling alone: the footer must be reachable.',
    keys: keys.press,
  },
  Illustration: {
    use: 'One to a screen, above the words of an empty or a failed view; the words say everything.',
    avoid: 'Do not put one into a card or a list that is merely short.',
    exports: ['ClocheIllustration', 'ClosedRoomIllustration', 'EmptyHookIllustration', 'LostRoomIllustration', 'SilentBellIllustration'],
  },
  Image: { use: 'Give width and height, so that nothing moves.', avoid: 'Do not repeat the caption in `alt`.' },
  Masonry: {
    use: 'For cards of different height whose order matters little.',
    avoid: 'Do not use it for a sequence.',
    keys: [['Tab', 'Goes through the cards in the order of the list']],
  },
  MediaCard: {
    use: 'For a teaser with a picture; the whole card is pressed.',
    avoid: 'Do not put a second link into it.',
    keys: keys.follow,
  },
  Pagination: {
    use: 'For lists with addresses, so that a page can be sent on.',
    avoid: 'Do not use it for fewer than two pages: it hides itself.',
    keys: [
      ['Enter', 'Goes to the page'],
      ['Tab', 'Goes to the next page number'],
    ],
  },
  PersonFacts: { use: 'For the profile of a colleague.', avoid: 'Do not show fields without a value.' },
  PhotoText: {
    use: 'For a headline on a photo; its colour follows the photo.',
    avoid: 'Do not put more than a few lines on a photo.',
    keys: [['Tab', 'Goes to what is on the photo; the focus ring stands out from it']],
  },
  PictureLink: {
    use: 'For a picture that opens large.',
    avoid: 'Do not use it for a picture that leads to a page.',
    keys: [['Enter', 'Opens the picture']],
  },
  PictureTexts: {
    use: 'For pictures with texts, as editors lay them out.',
    avoid: 'Do not use it for teasers: take a `MediaCard`.',
    keys: keys.follow,
  },
  Progress: {
    use: 'For what takes longer than a few seconds, with a value where it is known.',
    avoid: 'Do not use it for loading content: that is a skeleton.',
    exports: ['Progress', 'ProgressRing'],
  },
  ScoreBar: { use: 'For a score out of a maximum, with its figure.', avoid: 'Do not tell good from bad by colour alone.' },
  ShowMore: { use: 'For a long text of which the beginning is enough.', avoid: 'Do not use it where all must be read.', keys: keys.press },
  Skeleton: {
    use: 'In the shape of what comes, so that nothing moves.',
    avoid: 'Do not show it where the answer is there at once.',
    exports: ['Loading', 'SkeletonBlock', 'SkeletonCard', 'SkeletonList', 'SkeletonText'],
  },
  Spinner: { use: 'Inside a control that waits for the server.', avoid: 'Do not fill a page with it: that is a skeleton.' },
  Stars: { use: 'For a rating that was given.', avoid: 'Do not use it to ask for a rating.' },
  Table: {
    use: 'For figures to be compared; `caption` names it.',
    avoid: 'Do not use it for layout.',
    keys: [['Enter, Space', 'Sort by the column whose button has the focus']],
  },
  Tabs: {
    use: 'For views of one thing that are looked at one by one.',
    avoid: 'Do not use it for steps of a task.',
    keys: [
      ['Arrow keys', 'Go to the tab before or after and open it'],
      ['Home, End', 'The first and the last tab'],
    ],
  },
  TaskBadge: { use: 'For whether something is still to be done.', avoid: 'Do not use it for other states: that is a `Badge`.' },
  Tile: {
    use: 'For one of several equal ways, with a picture or a sign.',
    avoid: 'Do not mix tiles with and without pictures in one row.',
    keys: keys.follow,
  },
  Timeline: {
    use: 'For what happened one after the other.',
    avoid: 'Do not use it for a list whose order does not matter.',
    exports: ['Timeline', 'TimelineDate', 'TimelineItem'],
  },
};

const groups: [title: string, about: string, members: RegExp][] = [
  ['Ground', 'The backgrounds, from the paper to what lies on it.', /^(canvas|surface)/],
  ['Text and lines', 'Ink, quieter ink, hairlines, and the line by which a control is recognised.', /^(text|line)/],
  ['Brand', 'The customer’s colour and what is derived from it. One loud place in a view, not more.', /^(brand|onBrand|focus|logo)/],
  ['Neutral', 'What carries no meaning.', /^neutral/],
  ['Good news', 'Done, saved, available.', /^positive/],
  ['Watch out', 'Something needs attention, nothing is broken.', /^warning/],
  ['Trouble', 'Wrong, failed, cannot be undone.', /^(critical|onCritical)/],
  ['By the way', 'Worth knowing.', /^info/],
  ['Photos and overlays', 'Shades on pictures, the stage of a gallery, what lies behind a dialog.', /^(photo|onPhoto|stage|scrim)/],
  ['People', 'Grounds of the initials where a person has no portrait.', /^(person|onPerson)/],
  ['Waiting and depth', 'Skeletons and shadows.', /^(skeleton|shadow)/],
];

export interface ColorGroup {
  title: string;
  about: string;
  names: string[];
}

/** Every colour of the contract in a group; a token without a group goes in the last, so that none is missing. */
export function colorGroups(names: readonly string[]): ColorGroup[] {
  const known = groups.map(([title, about, members]) => ({ title, about, names: names.filter((name) => members.test(name)) }));
  const others = names.filter((name) => !groups.some(([, , members]) => members.test(name)));
  return [...known, { title: 'Others', about: '', names: others }].filter((group) => group.names.length > 0);
}

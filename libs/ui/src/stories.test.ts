import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the board of every component is given; its themes come by themselves. */
const cells = ['rightToLeft', 'long', 'endless'];
const noWords = ['long', 'endless'];

/** Cells that would show nothing of their own. */
const pointless: Record<string, readonly string[]> = {
  // Initials and figures; names are only read aloud.
  'avatar-group': ['long'],
  // Places without texts.
  grid: ['long'],
  'visually-hidden': ['long'],
  icon: noWords,
  illustration: noWords,
  'focus-ring': noWords,
  motion: ['endless'],
  // It has no texts of its own; it turns round as it is.
  'picture-link': ['rightToLeft'],
  // It goes round, and its words are only read aloud.
  spinner: cells,
  skeleton: ['long'],
  // A page of many components, each with a board of its own.
  form: noWords,
  typography: ['endless'],
};

/** Pages of many components. The theme's samples speak their own language. */
const withoutBoard = ['lists-in-a-dialog', 'theme'];

/** What a keyboard can reach, in the source of a component. */
const pressable = /\b(href|on(?!Error|Load)[A-Z]\w+)\b|react-aria-components|<(button|input|select|textarea|summary)\b/;

const folder = import.meta.dirname;
const files = globSync('*/*.stories.tsx', { cwd: folder }).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const component = join(folder, file.replace('.stories', ''));
  return { name: basename(file, '.stories.tsx'), folder: dirname(file), text, component };
});
const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

describe.each(files)('the stories of $name', ({ name, text, component }) => {
  const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, story]) => story);

  it('show it on a board from right to left, and with words that no line holds', () => {
    if (withoutBoard.includes(name)) return;
    const [, board = ''] = text.split('\nexport const Board = board<Story>(');
    const given = [...board.matchAll(/^ +(\w+):/gm)].map(([, cell]) => cell);
    expect(given).toEqual(expect.arrayContaining(cells.filter((cell) => !pointless[name]?.includes(cell))));
  });

  it('press its keys, where it has any', () => {
    if (!pressable.test(read(component))) return;
    expect(names).toContain('Keyboard');
    expect(text).toMatch(/userEvent\.(keyboard|tab)\(/);
  });

  it('let its picture fail', () => {
    if (/<(img|Image|Avatar)\b/.test(read(component))) expect(text).toContain('brokenImage');
  });
});

it('are there for whatever is drawn', () => {
  // Layouts are on one page; the others are parts of what is exported.
  const parts = ['choice', 'cluster', 'container', 'field', 'modal', 'overlay-container', 'samples', 'stack', 'theme'];
  const drawn = globSync('*/*.css.ts', { cwd: folder }).map((file) => dirname(file));
  const shown = new Set(files.map((file) => file.folder));
  expect([...new Set(drawn)].filter((each) => !shown.has(each) && !parts.includes(each))).toEqual([]);
});

it('leave nothing out that there no longer is', () => {
  const known = new Set(files.map(({ name }) => name));
  expect([...Object.keys(pointless), ...withoutBoard].filter((name) => !known.has(name))).toEqual([]);
});

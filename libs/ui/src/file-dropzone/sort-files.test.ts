import { describe, expect, it } from 'vitest';
import { isAccepted, maxFileSize, sortFiles, type FileRules } from './sort-files.ts';

/** A file that says it has so many bytes. */
const aFile = (name: string, type = 'image/png', size = 1000) => {
  const file = new File([''], name, { type, lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const rules: FileRules = { accept: ['image/png', '.pdf'], maxSize: maxFileSize, limit: 1 };

describe('isAccepted', () => {
  it.each([
    ['a.png', 'image/png', [], true],
    ['a.png', 'image/png', ['image/png'], true],
    ['a.png', 'IMAGE/PNG', ['image/png'], true],
    ['a.jpg', 'image/jpeg', ['image/*'], true],
    ['a.jpg', 'imagery/jpeg', ['image/*'], false],
    ['A.PDF', '', ['.pdf'], true],
    ['a.pdf.exe', '', ['.pdf'], false],
    ['.pdf', '', ['.pdf'], false],
    ['a.gif', 'image/gif', ['image/png', 'image/jpeg'], false],
    ['a', '', ['image/*'], false],
    ['a.png', 'image/png', [' IMAGE/PNG '], true],
    ['a.png', 'image/png', ['', '.pdf'], false],
  ])('%s of type "%s" by %j: %s', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });
});

describe('sortFiles', () => {
  it.each([
    ['a good one', aFile('a.png'), undefined],
    ['the largest', aFile('a.png', 'image/png', maxFileSize), undefined],
    ['one byte too many', aFile('a.png', 'image/png', maxFileSize + 1), 'size'],
    ['an empty one', aFile('a.png', 'image/png', 0), 'empty'],
    ['a film', aFile('a.mov', 'video/quicktime'), 'type'],
    // It will not get better by being smaller.
    ['a film that is too large', aFile('a.mov', 'video/quicktime', maxFileSize + 1), 'type'],
  ])('%s', (_what, file, rule) => {
    const { accepted, refused } = sortFiles([{ file }], rules);
    expect(accepted).toEqual(rule ? [] : [file]);
    expect(refused.map((refusal) => refusal.rule)).toEqual(rule ? [rule] : []);
  });

  it('names the folder and not its missing type', () => {
    expect(sortFiles([{ file: aFile('Urlaub', ''), folder: true }], rules).refused).toEqual([{ rule: 'folder', name: 'Urlaub' }]);
  });

  it('takes the first of several and says which were left', () => {
    const { accepted, refused } = sortFiles(
      ['a', 'b', 'c'].map((name) => ({ file: aFile(`${name}.png`) })),
      rules,
    );
    expect(accepted.map(({ name }) => name)).toEqual(['a.png']);
    expect(refused).toEqual([{ rule: 'count', names: ['b.png', 'c.png'], limit: 1 }]);
  });

  it('lets a new file take the place of the only one, the same file too', () => {
    const file = aFile('a.png');
    expect(sortFiles([{ file }], rules, [file]).accepted).toEqual([file]);
  });

  it('fills the room there is, and takes none twice', () => {
    const present = [aFile('a.png'), aFile('b.png')];
    const { accepted, refused } = sortFiles(
      ['a', 'c', 'c', 'd'].map((name) => ({ file: aFile(`${name}.png`) })),
      { ...rules, limit: 3 },
      present,
    );
    expect(accepted.map(({ name }) => name)).toEqual(['c.png']);
    expect(refused).toEqual([{ rule: 'count', names: ['d.png'], limit: 3 }]);
  });

  it('does not count what breaks a rule', () => {
    const { accepted, refused } = sortFiles([{ file: aFile('a.mov', 'video/quicktime') }, { file: aFile('b.png') }], rules);
    expect(accepted.map(({ name }) => name)).toEqual(['b.png']);
    expect(refused.map(({ rule }) => rule)).toEqual(['type']);
  });

  it('finds nothing in nothing', () => {
    expect(sortFiles([], rules)).toEqual({ accepted: [], refused: [] });
  });
});

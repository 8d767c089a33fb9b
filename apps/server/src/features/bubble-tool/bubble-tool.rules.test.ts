import { describe, expect, it } from 'vitest';
import { most, textOf } from './bubble-tool.rules.ts';

describe('the text of an article on the screen', () => {
  it.each([
    ['the introduction, then the content', 'Es geht los.', '<p>Am <strong>Freitag</strong>.</p>', 'Es geht los.\nAm Freitag.'],
    ['a content that repeats the introduction', 'Es geht los.', '<p>Es geht los. Am Freitag.</p>', 'Es geht los. Am Freitag.'],
    ['no introduction', '', '<p>Am Freitag.</p>', 'Am Freitag.'],
    ['no content', 'Es geht los.', '', 'Es geht los.'],
    ['neither', '', '', ''],
    ['no markup, script or picture', 'A', '<script>alert(1)</script><img src="x" alt="y"><p>B &lt;b&gt;</p>', 'A\nB <b>'],
  ])('is %s', (_case, teaser, content, expected) => {
    expect(textOf(teaser, content)).toBe(expected);
  });

  it('ends where no screen shows more', () => {
    const text = textOf('Anfang.', `<p>${'Wort '.repeat(5000)}</p>`);
    expect(text.length).toBeLessThanOrEqual(most.characters);
    expect(text).toMatch(/Wort…$/);
  });
});

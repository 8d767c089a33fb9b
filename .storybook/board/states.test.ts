import { describe, expect, it } from 'vitest';
import { looksOf, panelsOf, type StoryLike } from './states.ts';

const args = {};
const panel = (stories: Record<string, StoryLike>, caption: string) => panelsOf(stories).find((found) => found.caption === caption);

describe('a module that has one story alone', () => {
  it('is shown in every state that can be made from it', () => {
    expect(panelsOf({ Filled: {} }).map(({ caption, story }) => `${caption}: ${story}`)).toEqual(
      [...['Filled', 'Loading', 'Failing', 'Offline', 'Long words', 'Pseudo-locale'], ...['Right to left', 'Dark', 'Narrow', 'Wide']].map(
        (caption) => `${caption}: Filled`,
      ),
    );
  });

  it('is made to fail by the network', () => {
    expect(panel({ Filled: {} }, 'Failing')).toMatchObject({ globals: { network: 'failing' }, reached: true });
  });

  it('may call it by any name', () => {
    expect(panel({ Birthdays: {} }, 'Dark')).toMatchObject({ story: 'Birthdays', globals: { theme: 'dark' } });
  });
});

describe('a story named like a state', () => {
  it.each([
    ['Empty', 'Empty', {}],
    ['Failing', 'Failing', {}],
    ['Forbidden', 'Forbidden', {}],
  ])('%s is that state, with its own mocks', (name, caption, globals) => {
    expect(panel({ Filled: {}, [name]: {} }, caption)).toMatchObject({ story: name, globals });
  });

  it('brings its own language and theme', () => {
    expect(panel({ Filled: {}, Empty: { globals: { locale: 'nl_NL', theme: 'dark' } } }, 'Empty')?.globals).toEqual({
      locale: 'nl_NL',
      theme: 'dark',
    });
  });
});

describe('what the board itself is given', () => {
  it.each([
    ['long', 'Long words', { locale: 'de_DE' }],
    ['rightToLeft', 'Right to left', { locale: 'ar' }],
    ['endless', 'Endless word', {}],
  ])('as %s is “%s”, and no state of its own', (cell, caption, globals) => {
    const stories = { Filled: {}, [cell]: { args } };
    expect(panel(stories, caption)).toMatchObject({ story: cell, globals });
    expect(panelsOf(stories).filter(({ story }) => story === cell)).toHaveLength(1);
  });
});

describe('other stories', () => {
  const stories = { Filled: {}, PicturesFailing: { args }, KeyboardOnly: {}, Board: { parameters: { board: {} } } };

  it('with data of their own are states of the module', () => {
    expect(panel(stories, 'Pictures failing')).toMatchObject({ id: 'pictures-failing', story: 'PicturesFailing' });
  });

  it('without, and the board itself, are left out', () => {
    expect(panelsOf(stories).map(({ story }) => story)).not.toContain('KeyboardOnly');
    expect(panelsOf(stories).map(({ story }) => story)).not.toContain('Board');
  });
});

it('shows a state that the board names in every look, and nowhere else', () => {
  const stories = { Filled: {}, Confirmed: { args }, 'Confirmed:filled': { args }, 'Confirmed:rightToLeft': { args } };
  const shown = panelsOf(stories, ['Confirmed']).filter(({ story }) => story.startsWith('Confirmed'));
  expect(shown.map(({ id }) => id)).toEqual(['light', 'dark', 'right-to-left', 'right-to-left-dark'].map((look) => `confirmed-${look}`));
});

it('has no two panels with one id', () => {
  const ids = panelsOf({ Filled: {}, Empty: {}, Single: { args }, LongTitle: { args } }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has nothing to show of a module without stories', () => {
  expect(panelsOf({})).toEqual([]);
});

describe('a component', () => {
  const filled = {};

  it('is shown in both themes and both directions, and with words that no line holds', () => {
    const shown = looksOf({ filled, rightToLeft: filled, long: filled, endless: filled });
    expect(shown.map(({ caption, globals }) => [caption, globals])).toEqual([
      ['Light', {}],
      ['Dark', { theme: 'dark' }],
      ['Right to left', { locale: 'ar' }],
      ['Right to left, dark', { locale: 'ar', theme: 'dark' }],
      ['Long words', {}],
      ['Endless word', {}],
    ]);
  });

  it('is shown in all of them in every further state, before those words', () => {
    const stories = { filled, rightToLeft: filled, long: filled, 'TooLarge:filled': filled, 'TooLarge:rightToLeft': filled };
    const shown = looksOf(stories, ['TooLarge']).slice(4);
    expect(shown.map(({ caption, id, story, globals }) => [caption, id, story, globals])).toEqual([
      ['Too large · Light', 'too-large-light', 'TooLarge:filled', {}],
      ['Too large · Dark', 'too-large-dark', 'TooLarge:filled', { theme: 'dark' }],
      ['Too large · Right to left', 'too-large-right-to-left', 'TooLarge:rightToLeft', { locale: 'ar' }],
      ['Too large · Right to left, dark', 'too-large-right-to-left-dark', 'TooLarge:rightToLeft', { locale: 'ar', theme: 'dark' }],
      ['Long words', 'long-words', 'long', {}],
    ]);
  });

  it('whose texts are only read aloud has no cells for long ones', () => {
    expect(looksOf({ filled, rightToLeft: filled }).map(({ caption }) => caption)).not.toContain('Long words');
  });
});

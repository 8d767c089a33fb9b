import { describe, expect, it } from 'vitest';
import { panelsOf, type StoryLike } from './panels.ts';

const args = {};
const panel = (stories: Record<string, StoryLike>, caption: string) => panelsOf(stories).find((found) => found.caption === caption);

describe('a module that has one story alone', () => {
  it('is shown in every state that can be made from it', () => {
    expect(panelsOf({ Filled: {} }).map(({ caption, story }) => `${caption}: ${story}`)).toEqual(
      ['Filled', 'Loading', 'Failing', 'Offline', 'Long German', 'Pseudo-locale', 'Right to left', 'Dark', 'Narrow', 'Wide'].map(
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
    ['LongGerman', 'Long German', { locale: 'de_DE' }],
    ['RightToLeft', 'Right to left', { locale: 'ar' }],
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

describe('other stories', () => {
  const stories = { Filled: {}, PicturesFailing: { args }, KeyboardOnly: {}, States: { parameters: { switchboard: 'gallery' } } };

  it('with data of their own are states of the module', () => {
    expect(panel(stories, 'Pictures failing')).toMatchObject({ id: 'pictures-failing', story: 'PicturesFailing' });
  });

  it('without, and the switchboard itself, are left out', () => {
    expect(panelsOf(stories).map(({ story }) => story)).not.toContain('KeyboardOnly');
    expect(panelsOf(stories).map(({ story }) => story)).not.toContain('States');
  });
});

it('has no two panels with one id', () => {
  const ids = panelsOf({ Filled: {}, Empty: {}, Single: { args }, LongTitle: { args } }).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has nothing to show of a module without stories', () => {
  expect(panelsOf({})).toEqual([]);
});

import { defaultTheme } from '@foyer/theme';
import { expect, it } from 'vitest';
import { colorGroups } from './color-groups.ts';

const names = Object.keys(defaultTheme.color.light);

it('shows every colour of the theme once', () => {
  expect(
    colorGroups(names)
      .flatMap((group) => group.names)
      .sort(),
  ).toEqual([...names].sort());
});

it('has a group for each, so that every token has a description of its purpose', () => {
  expect(colorGroups(names).map(({ title }) => title)).not.toContain('Others');
});

it('shows a new token all the same', () => {
  expect(colorGroups(['glitter']).at(-1)).toEqual({ title: 'Others', about: '', names: ['glitter'] });
});

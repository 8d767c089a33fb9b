import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBrandColor } from './brand-color.ts';
import { variables } from './css.ts';
import { cornerStyles, deriveScales } from './scales.ts';
import { defaultTheme } from './theme.ts';

const guide = readFileSync(new URL('../../../docs/theming.md', import.meta.url), 'utf8');

/** The rows of the tables below a heading, cell by cell, without heads and code marks. */
const rows = (heading: string) =>
  guide
    .split(`## ${heading}`)[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(' |')
        .map((cell) => cell.replace(/^\|/, '').trim().replaceAll('`', ''))
        .slice(0, -1),
    );

describe('the guide to theming', () => {
  it('names every public variable with its value', () => {
    const dark = new Map(variables(defaultTheme.color.dark, ['color']));
    const colors = variables(defaultTheme.color.light, ['color']).map(([name, light]) => [name, light, dark.get(name)]);
    const documented = rows('Every variable');
    expect(documented.filter(([name]) => name!.startsWith('--foyer-color-')).map((row) => row.slice(0, 3))).toEqual(colors);
    expect(documented.filter(([name]) => !name!.startsWith('--foyer-color-'))).toEqual(variables(defaultTheme.scales));
    expect(documented.filter((row) => row.some((cell) => cell === ''))).toEqual([]);
  });

  it('gives the radii of every corner style', () => {
    const radii = cornerStyles.map((style) => variables({ radius: deriveScales(style, 'humanist').radius }));
    const expected = radii[0]!.map(([name], index) => [name, ...radii.map((entries) => entries[index]![1])]);
    expect(rows('Corners').map((row) => row.slice(0, 4))).toEqual(expected);
  });

  it('gives examples of every refusal that are true', () => {
    for (const [reason, , , example, nearest] of rows('What is refused, and why')) {
      expect(checkBrandColor(example!)).toEqual({ ok: false, reason, nearest: nearest || null });
    }
  });
});

import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colors } from './palette.ts';
import { scales } from './scales.ts';

type Blank<T> = { [K in keyof T]: T[K] extends object ? Blank<T[K]> : null };

const blank = <T extends object>(tokens: T): Blank<T> =>
  Object.fromEntries(Object.entries(tokens).map(([key, value]) => [key, typeof value === 'string' ? null : blank(value)])) as Blank<T>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every design token as a CSS variable with a readable name: `vars.color.brandHover` is `--foyer-color-brand-hover`.
 * The names are public, because a widget's host page themes Foyer by setting them.
 */
export const vars = createGlobalThemeContract(
  { color: blank(colors.light), ...blank(scales) },
  (_value, path) => `foyer-${path.map(kebab).join('-')}`,
);

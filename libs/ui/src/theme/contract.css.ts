import { defaultTheme, variableName } from '@foyer/theme';
import { createGlobalThemeContract } from '@vanilla-extract/css';

type Blank<T> = { [K in keyof T]: T[K] extends object ? Blank<T[K]> : null };

const blank = <T extends object>(tokens: T): Blank<T> =>
  Object.fromEntries(Object.entries(tokens).map(([key, value]) => [key, typeof value === 'string' ? null : blank(value)])) as Blank<T>;

/**
 * Every design token as a CSS variable with a readable name: `vars.color.brandHover` is `--foyer-color-brand-hover`.
 * The names are public, because a widget's host page themes Foyer by setting them.
 */
export const vars = createGlobalThemeContract({ color: blank(defaultTheme.color.light), ...blank(defaultTheme.scales) }, (_value, path) =>
  variableName(path).slice('--'.length),
);

import { hexOf } from './color.ts';
import { variableName } from './css.ts';
import type { Scales } from './scales.ts';
import type { Theme } from './theme.ts';

/** A token in the format of the W3C Design Tokens Community Group (2025.10). */
interface DesignToken {
  $value: unknown;
  /** What it is for. */
  $description?: string;
  /** Its CSS variable, and its value as CSS, which can say more: sizes that follow the width of the window, widths in letters. */
  $extensions: { foyer: { variable: string; css: string } };
}

/** The tokens of one kind. */
interface DesignTokenGroup {
  $type: string;
  [token: string]: DesignToken | string;
}

/** All tokens in one mode, as `*.tokens.json` holds them. */
export type DesignTokens = Record<string, DesignTokenGroup>;

/** The numbers of a function of CSS. */
const numbers = (css: string): number[] =>
  css
    .slice(css.indexOf('(') + 1, -1)
    .split(/[\s,/]+/)
    .map(Number);

function color(css: string) {
  const [l = 0, c = 0, h = 0, alpha = 1] = css === 'transparent' ? [0, 0, 0, 0] : numbers(css);
  return { colorSpace: 'oklch', components: [l, c, h], alpha, hex: hexOf(`oklch(${l} ${c} ${h})`) };
}

/** Of a size between two the larger, the one of desktops: the format knows none that follows the window. */
function dimension(css: string) {
  const last = css.slice(css.lastIndexOf(' ') + 1);
  return { value: Number.parseFloat(last), unit: last.includes('rem') ? 'rem' : 'px' };
}

function shadow(css: string) {
  return css.split(', ').map((layer) => {
    const [offsetX, offsetY, blur, paint = ''] = layer.split(' ');
    const name = paint.replace(/var\(--foyer-color-|\)/g, '').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
    return {
      color: `{color.${name}}`,
      ...{ offsetX: dimension(offsetX!), offsetY: dimension(offsetY!), blur: dimension(blur!) },
      spread: dimension('0'),
    };
  });
}

const number = (css: string) => Number.parseFloat(css);
const families = (css: string) => css.split(', ').map((family) => family.replaceAll("'", ''));

/** What each group of the scales is in the format, and how its values are written there. A width in letters (`65ch`) is their number. */
const kinds: Record<keyof Scales, [type: string, write: (css: string) => unknown]> = {
  font: ['fontFamily', families],
  radius: ['dimension', dimension],
  weight: ['fontWeight', number],
  size: ['dimension', dimension],
  leading: ['number', number],
  space: ['dimension', dimension],
  shadow: ['shadow', shadow],
  duration: ['duration', (css) => ({ value: number(css), unit: 'ms' })],
  easing: ['cubicBezier', numbers],
  zIndex: ['number', number],
  measure: ['dimension', dimension],
  target: ['dimension', dimension],
};

/** Every token of a theme in one mode, for design tools. `purposes` has the descriptions by the names of the CSS variables. */
export function designTokens(theme: Theme, mode: 'light' | 'dark', purposes: ReadonlyMap<string, string> = new Map()): DesignTokens {
  const token = (path: string[], css: string, $value: unknown, $type?: string): DesignToken => {
    const variable = variableName(path);
    const $description = purposes.get(variable);
    return { ...($type && { $type }), $value, ...($description && { $description }), $extensions: { foyer: { variable, css } } };
  };
  const group = (name: string, values: Record<string, string>, [$type, write]: (typeof kinds)['font']): DesignTokenGroup =>
    Object.fromEntries([
      ['$type', $type],
      ...Object.entries(values).map(([key, css]) => [
        key,
        css.endsWith('ch') ? token([name, key], css, number(css), 'number') : token([name, key], css, write(css)),
      ]),
    ]) as DesignTokenGroup;
  const scales = Object.entries(theme.scales) as [keyof Scales, Record<string, string>][];
  return Object.fromEntries([
    ['color', group('color', theme.color[mode] as unknown as Record<string, string>, ['color', color])],
    ...scales.map(([name, values]) => [name, group(name, values, kinds[name])]),
  ]) as DesignTokens;
}

/** What each colour is for, by the name of its variable, out of the text of the guide to theming (`docs/theming.md`). */
export const readPurposes = (guide: string): Map<string, string> =>
  new Map(
    guide.split('\n').flatMap((line): [string, string][] => {
      const [, variable = '', light, dark, purpose, ...rest] = line.split('|').map((cell) => cell.trim());
      return variable.startsWith('`--foyer-') && light && dark && purpose && rest.length === 1 ? [[variable.slice(1, -1), purpose]] : [];
    }),
  );

import { defaultTheme, type Theme } from './theme.ts';

type Tokens = { [name: string]: string | Tokens };

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The public CSS variable of a token: `['color', 'brandHover']` is `--foyer-color-brand-hover`. */
export const variableName = (path: readonly string[]): string => `--foyer-${path.map(kebab).join('-')}`;

/** Every token of a group under its variable's name. */
export const variables = (tokens: Tokens, path: readonly string[] = []): [name: string, value: string][] =>
  Object.entries(tokens).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[variableName([...path, key]), value]] : variables(value, [...path, key]),
  );

const block = (selector: string, entries: [string, string][], scheme = '') =>
  entries.length > 0 ? `${selector}{${entries.map(([name, value]) => `${name}:${value};`).join('')}${scheme}}` : '';

const plain = ':not([data-theme="light"],[data-theme="dark"])';

/** Where each mode holds: on the whole page and in a shadow root, or on one element (`scope`) and what lies in it. */
function places(scope: string | undefined) {
  return {
    every: scope ?? ':root,:host',
    light: scope ? `${scope},${scope} [data-theme="light"]` : ':root,:host,[data-theme="light"]',
    dark: scope ? `${scope}[data-theme="dark"],${scope} [data-theme="dark"]` : '[data-theme="dark"],:host([data-theme="dark"])',
    system: scope ? `${scope}${plain},${scope} [data-theme="system"]` : `:root${plain},:host(${plain}),[data-theme="system"]`,
  };
}

/**
 * A theme as a style sheet that holds only what differs from Foyer's own, empty for that one. It wins over the default in whatever order
 * the two are in, because the default lies in a cascade layer.
 * `selector` themes one part of a page (`.customer`) in place of the whole; the part may carry `data-theme` itself.
 */
export function themeCss(theme: Theme, { selector }: { selector?: string } = {}): string {
  const light = variables(theme.color.light, ['color']);
  const dark = variables(theme.color.dark, ['color']);
  const usual = new Map([...variables(defaultTheme.color.light, ['color']), ...variables(defaultTheme.scales)]);
  const usualDark = new Map(variables(defaultTheme.color.dark, ['color']));
  // In both modes where it differs in one: a light value on the root would otherwise win over the default's dark one.
  const differing = new Set([
    ...light.filter(([name, value]) => usual.get(name) !== value).map(([name]) => name),
    ...dark.filter(([name, value]) => usualDark.get(name) !== value).map(([name]) => name),
  ]);
  const ofMode = (entries: [string, string][]) => entries.filter(([name]) => differing.has(name));
  const at = places(selector);
  // Paper is white, whatever is chosen for screens.
  const [onDark, onSystem] = [block(at.dark, ofMode(dark)), block(at.system, ofMode(dark))];
  return [
    block(
      at.every,
      variables(theme.scales).filter(([name, value]) => usual.get(name) !== value),
    ),
    block(at.light, ofMode(light)),
    onDark && `@media screen{${onDark}}`,
    onSystem && `@media screen and (prefers-color-scheme:dark){${onSystem}}`,
  ].join('');
}

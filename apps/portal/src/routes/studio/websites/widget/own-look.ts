import type { Schemas } from '@foyer/api';

type Preview = Pick<Schemas['StudioAppearancePreview'], 'scales'> & Record<'light' | 'dark', Pick<Schemas['StudioMode'], 'variables'>>;

const differing = (own: Record<string, string>, usual: Record<string, string>): [string, string][] =>
  Object.entries(own).filter(([name, value]) => usual[name] !== value);

/** Sizes in the widget's own unit: the page's `rem` may be any. */
const ownUnit = (value: string): string => value.replace(/^([\d.]+)rem$/, 'calc($1 * var(--foyer-unit, 16px))');

function rule(selector: string, variables: readonly [string, string][], indent = ''): string[] {
  if (variables.length === 0) return [];
  return [`${indent}${selector} {`, ...variables.map(([name, value]) => `${indent}  ${name}: ${ownUnit(value)};`), `${indent}}`];
}

/** The style sheet that gives a widget a look of its own: the variables in which that differs from the customer's (docs/embedding.md). */
export function lookCss(tag: string, own: Preview, usual: Preview, theme: 'auto' | 'light' | 'dark'): string {
  const selector = `${tag}::part(root)`;
  const scales = differing(own.scales, usual.scales);
  const [light, dark] = [differing(own.light.variables, usual.light.variables), differing(own.dark.variables, usual.dark.variables)];
  if (theme !== 'auto') return rule(selector, [...scales, ...(theme === 'light' ? light : dark)]).join('\n');
  const inDark = rule(selector, dark, '  ');
  return [
    ...rule(selector, [...scales, ...light]),
    ...(inDark.length > 0 ? ['@media (prefers-color-scheme: dark) {', ...inDark, '}'] : []),
  ].join('\n');
}

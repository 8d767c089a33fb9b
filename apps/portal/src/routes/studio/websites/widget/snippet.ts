import type { WidgetChoice } from './widget-choice.ts';
import { attributesFor } from './widget-options.ts';

/** The attributes of a widget's element that an editor has chosen, its website's id first. */
export function attributesOfChoice(site: string, { widget, locale, theme, options }: WidgetChoice): [string, string][] {
  const attributes: [string, string][] = [['site', site]];
  if (locale) attributes.push(['locale', locale]);
  if (theme !== 'auto') attributes.push(['theme', theme]);
  return [...attributes, ...attributesFor(widget, options[widget]).attributes];
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What is pasted into a page (docs/embedding.md). */
export function snippetOf(portal: string, site: string, choice: WidgetChoice): string {
  const attributes = attributesOfChoice(site, choice).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const tag = `foyer-${choice.widget}`;
  return `<script type="module" src="${portal}/embed/v1/foyer.js"></script>\n<${tag}${attributes.join('')}></${tag}>`;
}

/** What a page's content security policy has to allow. */
export const policyOf = (portal: string): string =>
  [`script-src ${portal}`, `connect-src ${portal} ${portal.replace(/^http/, 'ws')}`, `img-src ${portal}`, `font-src ${portal}`].join('; ');

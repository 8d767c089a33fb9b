import type { Integrity } from './integrity.ts';
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

function elementOf(choice: WidgetChoice, all: [string, string][]): string {
  const attributes = all.map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const tag = `foyer-${choice.widget}`;
  return `<${tag}${attributes.join('')}></${tag}>`;
}

/** What is pasted into a page (docs/embedding.md). */
export function snippetOf(portal: string, site: string, choice: WidgetChoice): string {
  return `<script type="module" src="${portal}/embed/v1/foyer.js"></script>\n${elementOf(choice, attributesOfChoice(site, choice))}`;
}

/** The same for a page that checks what it loads: the script of one release, and an import map with the digests of what the script loads. */
export function checkedSnippetOf(portal: string, site: string, choice: WidgetChoice, { script, integrity, files }: Integrity): string {
  const urls = Object.fromEntries(Object.entries(files).map(([file, digest]) => [`${portal}/embed/${file}`, digest]));
  return [
    `<script type="importmap">${JSON.stringify({ integrity: urls })}</script>`,
    `<script type="module" src="${portal}/embed/${script}" integrity="${integrity}" crossorigin></script>`,
    elementOf(choice, attributesOfChoice(site, choice)),
  ].join('\n');
}

/** For a project that takes the elements from npm, where no script tells them whose they are. */
export function packageSnippetOf(portal: string, site: string, choice: WidgetChoice): string {
  const element = elementOf(choice, [['server', `${portal}/api/v2`], ...attributesOfChoice(site, choice)]);
  return `npm install @foyer/widgets\n\nimport '@foyer/widgets';\n\n${element}`;
}

/** What a page's content security policy has to allow. */
export const policyOf = (portal: string): string =>
  [`script-src ${portal}`, `connect-src ${portal} ${portal.replace(/^http/, 'ws')}`, `img-src ${portal}`, `font-src ${portal}`].join('; ');

import type { Schemas } from '@foyer/api';
import type { ProblemField } from '../../platform/http/problem.ts';

type Content = Schemas['StudioEmbedSiteContent'];

/** The widgets there are. */
const widgetNames = ['chat', 'occasions', 'shop'] as const;

/** A website has at most two keys: the one in use, and the one that follows it. */
export const mostKeys = 2;
export const mostSites = 50;

const isKnown = (name: string): boolean => (widgetNames as readonly string[]).includes(name);

/** Without encryption everyone on the way reads what members are shown; on the machine itself there is no way. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/.test(hostname));

/** The origin that was meant, as browsers send it; undefined for what is none, or is not safe. Addresses of pages are refused: they would let in more than they say. */
function originFrom(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || !isSafe(url) || url.username || url.password) return undefined;
  return url.pathname === '/' && !url.search && !url.hash && !text.includes('*') ? url.origin : undefined;
}

/** What is to be kept of what was typed: whitespace ends, origins are written as browsers send them, nothing is there twice. */
export const tidySite = ({ name, origins, widgets, ...rest }: Content): Content => ({
  ...rest,
  name: name.trim(),
  origins: [...new Set(origins.map((one) => originFrom(one) ?? one.trim()))],
  widgets: widgetNames.filter((one) => widgets.includes(one)),
});

/** What is refused of a website. */
export function siteFaults({ name, origins, widgets }: Content): ProblemField[] {
  return [
    ...(name.trim() === '' ? [{ field: 'name', code: 'blank' }] : []),
    ...origins.flatMap((one, index) => (originFrom(one) === undefined ? [{ field: `origins.${index}`, code: 'origin_invalid' }] : [])),
    ...widgets.flatMap((one, index) => (isKnown(one) ? [] : [{ field: `widgets.${index}`, code: 'invalid' }])),
  ];
}

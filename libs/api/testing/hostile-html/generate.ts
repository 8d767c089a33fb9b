import { hostileAddresses } from './addresses.ts';
import { classics } from './classics.ts';
import { clobbering } from './clobbering.ts';
import { hit, hitUrl } from './marks.ts';
import { mutations } from './mutations.ts';

/** Every known payload, and a link and a picture to every hostile address. */
export const hostileHtml: readonly string[] = [
  ...classics,
  ...mutations,
  ...clobbering,
  ...hostileAddresses.flatMap((address) => [
    `<a href="${address}">a</a>`,
    `<a href='${address}' target="_top">a</a>`,
    `<img src="${address}" alt="a">`,
    `<button data-action="navigate" data-target="${address}">a</button>`,
  ]),
];

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const tags = [
  ...[
    'p',
    'div',
    'a',
    'b',
    'i',
    'em',
    'h2',
    'ul',
    'li',
    'table',
    'tbody',
    'tr',
    'td',
    'caption',
    'colgroup',
    'details',
    'summary',
    'button',
    'img',
  ],
  ...[
    'svg',
    'math',
    'mtext',
    'mi',
    'mglyph',
    'annotation-xml',
    'foreignObject',
    'desc',
    'title',
    'style',
    'script',
    'noscript',
    'template',
  ],
  ...[
    'textarea',
    'select',
    'option',
    'form',
    'iframe',
    'object',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
    'frameset',
    'body',
    'html',
    'head',
  ],
  ...[
    'base',
    'meta',
    'link',
    'input',
    'video',
    'source',
    'animate',
    'set',
    'use',
    'image',
    'br',
    'hr',
    'nobr',
    'font',
    'section',
    'pre',
    'listing',
  ],
];
const events = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onmouseover',
  'onbegin',
  'onpointerrawupdate',
  'OnAnimationEnd',
  'onscrollend',
];
const addressNames = [
  'href',
  'src',
  'xlink:href',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'background',
  'srcdoc',
  'data-target',
  'ping',
];
const plainNames = [
  'id',
  'name',
  'class',
  'title',
  'alt',
  'style',
  'is',
  'data-action',
  'http-equiv',
  'content',
  'encoding',
  'autofocus',
  'open',
  'tabindex',
];
const texts = [
  'a',
  '&lt;',
  '&#60;',
  '<',
  '</',
  '<!--',
  '-->',
  '--!>',
  ']]>',
  '<![CDATA[',
  '"',
  "'",
  '`',
  '\u0000',
  '&NewLine;',
  '>',
  hit,
  '</style>',
  '</script>',
];

/** Writes one document: elements within elements, attributes with every kind of value, payloads in between, what is open closed in any order. */
function write(random: () => number): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chance = (probability: number): boolean => random() < probability;
  const quote = (value: string): string => {
    const sign = pick(['"', '"', "'", '', '`']);
    return sign === '"' && chance(0.8) ? `"${value.replaceAll('"', '&quot;')}"` : `${sign}${value}${sign}`;
  };
  const value = (): string =>
    pick([() => pick(texts), () => pick(mutations), () => hit, () => `</${pick(tags)}><img src=x onerror=${hit}>`])();
  const attribute = (): string => {
    const kind = random();
    if (kind < 0.35) return `${pick(events)}=${quote(hit)}`;
    if (kind < 0.7) return `${pick(addressNames)}=${quote(chance(0.8) ? pick(hostileAddresses) : hitUrl)}`;
    return chance(0.1) ? pick(plainNames) : `${pick(plainNames)}=${quote(value())}`;
  };
  const open: string[] = [];
  let html = '';
  const steps = 4 + Math.floor(random() * 14);
  for (let step = 0; step < steps; step += 1) {
    const what = random();
    if (what < 0.5) {
      const tag = pick(tags);
      const attributes = Array.from({ length: Math.floor(random() * 3) }, attribute);
      html += `<${[chance(0.1) ? tag.toUpperCase() : tag, ...attributes].join(pick([' ', ' ', '/', '\n', '\t']))}${pick(['>', '>', '>', '/>', ' >', ''])}`;
      open.push(tag);
    } else if (what < 0.75) html += `</${(chance(0.7) && open.splice(Math.floor(random() * open.length), 1)[0]) || pick(tags)}>`;
    else if (what < 0.88) html += pick(texts);
    else html += pick(hostileHtml);
  }
  return html;
}

/** So many hostile documents, the same for the same seed. */
export function generateHostileHtml(count: number, seed = 20_261_122): string[] {
  const random = numbers(seed);
  return Array.from({ length: count }, () => write(random));
}

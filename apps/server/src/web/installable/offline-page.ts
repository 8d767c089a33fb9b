import { escapeHtml as escape } from '@foyer/html';
import { localeOfWording, locales, type Wording } from '@foyer/locales';
import { translate } from '../../platform/http/messages.ts';
import type { Brand } from './brand.ts';

const radius = { sharp: '2px', soft: '10px', round: '22px' } satisfies Record<Brand['corners'], string>;

/** One value for each mode, as the page's scheme wants it. */
const both = ({ light, dark }: Brand['colors'], name: keyof Brand['colors']['light']) => `light-dark(${light[name]},${dark[name]})`;

function styles({ colors, corners }: Brand): string {
  return [
    ':root{color-scheme:light dark}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}',
    `body{margin:0;background:${both(colors, 'canvas')};color:${both(colors, 'text')};font:1rem/1.5 system-ui,sans-serif}`,
    'main{box-sizing:border-box;min-block-size:100dvh;max-inline-size:36rem;margin-inline:auto;padding:2rem 1rem;display:grid;',
    'grid-template-columns:minmax(0,1fr);align-content:safe center;gap:1.5rem}',
    'header{display:flex;align-items:center;gap:.75rem;font-weight:600;overflow-wrap:anywhere}',
    `img{flex:none;inline-size:3rem;block-size:3rem;border-radius:${radius[corners]}}`,
    `.card,section{padding:1.5rem;border-radius:${radius[corners]};background:${both(colors, 'surface')};`,
    `border:1px solid color-mix(in oklab,${both(colors, 'text')} 14%,transparent)}.card{border-block-start:4px solid ${both(colors, 'brand')}}`,
    'h1,h2{margin:0;line-height:1.2;overflow-wrap:anywhere}h1{font-size:1.6rem}h2{font-size:1.1rem}',
    `p{margin:.75rem 0 1.5rem;color:${both(colors, 'textMuted')}}`,
    'ul{margin:.5rem 0 0;padding:0;list-style:none}li+li{border-block-start:1px solid color-mix(in oklab,currentColor 14%,transparent)}',
    'a{color:inherit}li a{display:flex;align-items:center;min-block-size:44px;padding-block:.25rem;text-underline-offset:.2em;overflow-wrap:anywhere}',
    `.retry{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:1.25rem;border-radius:${radius[corners]};font-weight:600;`,
    `text-decoration:none;background:${both(colors, 'brand')};color:${both(colors, 'onBrand')}}`,
    `a:focus-visible{outline:2px solid ${both(colors, 'text')};outline-offset:2px}`,
  ].join('');
}

/**
 * The page that replaces every other while the device has no connection. It needs nothing else: no script, no font, no request. Its list is filled by the
 * service worker with the articles that can be read all the same (`withArticles` of the portal's worker).
 */
export function offlinePage(
  brand: Brand,
  icon: Buffer,
  { wording, scheme, nonce }: { wording: Wording; scheme: string; nonce: string },
): string {
  const locale = localeOfWording(wording);
  const say = (id: string) => escape(translate(wording, id));
  const title = escape(brand.title(locale));
  return [
    `<!DOCTYPE html><html lang="${locales[locale].tag}" dir="${locales[locale].direction}" data-theme="${scheme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${say('offline.title')} · ${title}</title><style nonce="${nonce}">${styles(brand)}</style></head>`,
    `<body><main><header><img src="data:image/png;base64,${icon.toString('base64')}" alt="${escape(brand.owner)}" width="48" height="48">`,
    `<span dir="auto">${title}</span></header>`,
    `<div class="card"><h1>${say('offline.title')}</h1><p>${say('offline.text')}</p>`,
    // An empty address is the present one.
    `<a class="retry" href="">${say('offline.retry')}</a></div>`,
    `<section hidden><h2>${say('offline.articles')}</h2><ul></ul></section></main></body></html>`,
  ].join('');
}

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
    'body{margin:0}main{box-sizing:border-box;min-block-size:100dvh;padding:2rem 1rem;display:grid;place-content:center;justify-items:center;gap:1rem;',
    `text-align:center;font:1rem/1.5 system-ui,sans-serif;background:${both(colors, 'canvas')};color:${both(colors, 'text')}}`,
    `img{inline-size:4rem;block-size:4rem;border-radius:${radius[corners]}}`,
    'h1{margin:0;font-size:1.6rem;line-height:1.2;overflow-wrap:anywhere}',
    `p{margin:0;max-inline-size:34rem;color:${both(colors, 'textMuted')}}`,
    `a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:1.25rem;border-radius:${radius[corners]};font-weight:600;`,
    `text-decoration:none;background:${both(colors, 'brand')};color:${both(colors, 'onBrand')}}`,
    `a:focus-visible{outline:2px solid ${both(colors, 'text')};outline-offset:2px}`,
  ].join('');
}

/** The page that replaces every other while the device has no connection. It needs nothing else: no script, no font, no request. */
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
    `<body><main><img src="data:image/png;base64,${icon.toString('base64')}" alt="${escape(brand.owner)}" width="64" height="64">`,
    `<h1>${say('offline.title')}</h1><p>${say('offline.text')}</p>`,
    // An empty address is the present one.
    `<a href="">${say('offline.retry')}</a></main></body></html>`,
  ].join('');
}

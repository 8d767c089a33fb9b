import type { MailBrand } from './look.ts';
import { html, type Markup } from './markup.ts';
import type { MailWords } from './words.ts';

/** What a mail is laid out from. */
export interface MailLayout {
  words: MailWords;
  url: string;
  unsubscribeUrl: string | undefined;
  brand: MailBrand;
  /** BCP 47. */
  lang: string;
  direction: 'ltr' | 'rtl';
}

/** Under which name the logo travels along. */
export const logoCid = 'logo@foyer';

const fonts = html`'Segoe UI',system-ui,-apple-system,Roboto,'Helvetica Neue',Arial,sans-serif`;

/** Programs that know dark mode take these; the others keep the light colours in the tags. */
const darkRules = ({ dark: c, logoGround }: MailBrand): Markup =>
  html` :root{color-scheme:light dark;supported-color-schemes:light dark} @media (prefers-color-scheme:dark){
  .canvas{background:${c.canvas}!important} .card{background:${c.surface}!important;border-color:${c.line}!important}
  .rule{border-color:${c.line}!important} .text{color:${c.text}!important} .muted{color:${c.textMuted}!important}
  .link{color:${c.brandText}!important} .button{background:${c.brand}!important;color:${c.onBrand}!important}
  .logo{background:${logoGround}!important;padding:6px!important} } @media (max-width:520px){.card{padding:24px
  20px!important}.outer{padding:20px 12px!important}}`;

function head({ logo, light, portal }: MailBrand): Markup {
  const name = html`<span class="text" style="font:600 20px/1.3 ${fonts};color:${light.text}">${portal}</span>`;
  if (!logo) return name;
  const { width, height } = logo;
  // A logo so much wider than high holds the name itself.
  const holdsName = width > 2 * height;
  const mark = html`<span class="logo" style="display:inline-block;border-radius:6px;vertical-align:middle"
    ><img src="cid:${logoCid}" width="${width}" height="${height}" alt="${holdsName && portal}" style="display:block;border:0"
  /></span>`;
  return holdsName ? mark : html`${mark}&nbsp;&nbsp;${name}`;
}

const paragraph = (text: string, kind: 'text' | 'muted', color: string, size = 16): Markup =>
  html`<p class="${kind}" style="margin:0 0 16px;font:400 ${size}px/1.55 ${fonts};color:${color}">${text}</p>`;

function card({ words, url, brand: { light, radius } }: MailLayout): Markup {
  const greeting = words.greeting && html`${paragraph(words.greeting, 'text', light.text)} `;
  return html`<h1 class="text" style="margin:0 0 16px;font:600 24px/1.25 ${fonts};color:${light.text}">${words.title}</h1>
    ${greeting}${paragraph(words.text, 'text', light.text)}
    <p style="margin:24px 0">
      <a
        class="button"
        href="${url}"
        style="display:inline-block;padding:13px 24px;border-radius:${radius}px;background:${light.brand};color:${light.onBrand};font:600 16px/1.25 ${fonts};text-decoration:none"
        >${words.action}</a
      >
    </p>
    ${paragraph(words.note, 'muted', light.textMuted, 14)}
    <p
      class="muted rule"
      style="margin:0;padding-top:16px;border-top:1px solid ${light.line};font:400 13px/1.5 ${fonts};color:${light.textMuted}"
    >
      ${words.fallback}<br /><a class="link" dir="ltr" href="${url}" style="color:${light.brandText};word-break:break-all">${url}</a>
    </p>`;
}

function foot({ words, unsubscribeUrl, brand: { light } }: MailLayout): Markup {
  const style = html`font:400 13px/1.5 ${fonts};color:${light.brandText}`;
  const leave =
    unsubscribeUrl && html`<p style="margin:0"><a class="link" href="${unsubscribeUrl}" style="${style}">${words.unsubscribe}</a></p>`;
  return html`${paragraph(words.footer, 'muted', light.textMuted, 13)}${leave}`;
}

/** The HTML of a mail: tables and styles in the tags, because that is what mail programs understand. Every value is escaped. */
export function mailHtml(layout: MailLayout): string {
  const { words, brand, lang, direction } = layout;
  const { light } = brand;
  const side = direction === 'rtl' ? 'right' : 'left';
  const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}"`;
  return html`<!doctype html>
    <html lang="${lang}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${words.subject}</title>
        <style>
          ${darkRules(brand)}
        </style>
      </head>
      <body class="canvas" style="margin:0;padding:0;background:${light.canvas}">
        <div style="display:none;max-height:0;overflow:hidden">${words.text}</div>
        <table class="canvas" ${table} style="background:${light.canvas}">
          <tr>
            <td class="outer" align="center" style="padding:32px 16px">
              <table ${table} style="max-width:560px;text-align:${side};word-break:break-word">
                <tr>
                  <td align="${side}" style="padding:0 0 20px">${head(brand)}</td>
                </tr>
                <tr>
                  <td
                    class="card"
                    align="${side}"
                    style="padding:32px;background:${light.surface};border:1px solid ${light.line};border-radius:${brand.radius + 4}px"
                  >
                    ${card(layout)}
                  </td>
                </tr>
                <tr>
                  <td align="${side}" style="padding:20px 4px 0">${foot(layout)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.html;
}

/** The same mail for programs and people that read plain text. */
export function mailText({ words, url, unsubscribeUrl }: MailLayout): string {
  const parts = [words.title, words.greeting, words.text, `${words.action}:\n${url}`, words.note, `-- \n${words.footer}`];
  if (unsubscribeUrl) parts.push(`${words.unsubscribe}:\n${unsubscribeUrl}`);
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

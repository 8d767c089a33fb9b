import { escapeHtml } from '@foyer/html';
import type { MailBrand, MailLogo } from './mail.brand.ts';

/** The words of a mail, plain text. */
export interface MailWords {
  subject: string;
  title: string;
  greeting?: string;
  text: string;
  action: string;
  note: string;
  fallback: string;
  footer: string;
  unsubscribe: string;
}

/** What a mail is laid out from. */
export interface MailLayout {
  words: MailWords;
  url: string;
  unsubscribeUrl?: string;
  brand: MailBrand;
  /** BCP 47. */
  lang: string;
  rightToLeft: boolean;
}

/** Under which name the logo travels along. */
export const logoCid = 'logo@foyer';

const fonts = "'Segoe UI',system-ui,-apple-system,Roboto,'Helvetica Neue',Arial,sans-serif";

/** Programs that know dark mode take these; the others keep the light colours in the tags. */
const darkRules = ({ dark: c, logoGround }: MailBrand): string => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:${c.canvas}!important}
.card{background:${c.surface}!important;border-color:${c.line}!important}
.rule{border-color:${c.line}!important}
.text{color:${c.text}!important}
.muted{color:${c.textMuted}!important}
.link{color:${c.brandText}!important}
.button{background:${c.brand}!important;color:${c.onBrand}!important}
.logo{background:${logoGround}!important;padding:6px!important}
}
@media (max-width:520px){.card{padding:24px 20px!important}.outer{padding:20px 12px!important}}`;

/** A logo so much wider than high holds the name itself. */
const holdsName = ({ width, height }: MailLogo): boolean => width > 2 * height;

function head({ brand }: MailLayout): string {
  const { logo, light, portal } = brand;
  const name = `<span class="text" style="font:600 20px/1.3 ${fonts};color:${light.text}">${escapeHtml(portal)}</span>`;
  if (!logo) return name;
  const { width, height } = logo;
  const wide = holdsName(logo);
  const alt = wide ? escapeHtml(portal) : '';
  const picture = `<img src="cid:${logoCid}" width="${width}" height="${height}" alt="${alt}" style="display:block;border:0">`;
  const mark = `<span class="logo" style="display:inline-block;border-radius:6px;vertical-align:middle">${picture}</span>`;
  return wide ? mark : `${mark}&nbsp;&nbsp;${name}`;
}

const paragraph = (text: string, kind: 'text' | 'muted', color: string, size = 16): string =>
  `<p class="${kind}" style="margin:0 0 16px;font:400 ${size}px/1.55 ${fonts};color:${color}">${escapeHtml(text)}</p>`;

function card({ words, url, brand }: MailLayout): string {
  const { light, radius } = brand;
  const href = escapeHtml(url);
  return [
    `<h1 class="text" style="margin:0 0 16px;font:600 24px/1.25 ${fonts};color:${light.text}">${escapeHtml(words.title)}</h1>`,
    words.greeting && paragraph(words.greeting, 'text', light.text),
    paragraph(words.text, 'text', light.text),
    `<p style="margin:24px 0"><a class="button" href="${href}" style="display:inline-block;padding:13px 24px;border-radius:${radius}px;` +
      `background:${light.brand};color:${light.onBrand};font:600 16px/1.25 ${fonts};text-decoration:none">${escapeHtml(words.action)}</a></p>`,
    paragraph(words.note, 'muted', light.textMuted, 14),
    `<p class="muted rule" style="margin:0;padding-top:16px;border-top:1px solid ${light.line};font:400 13px/1.5 ${fonts};color:${light.textMuted}">` +
      `${escapeHtml(words.fallback)}<br><a class="link" dir="ltr" href="${href}" style="color:${light.brandText};word-break:break-all">${href}</a></p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

function foot({ words, unsubscribeUrl, brand }: MailLayout): string {
  const { light } = brand;
  const line = paragraph(words.footer, 'muted', light.textMuted, 13);
  if (!unsubscribeUrl) return line;
  const style = `font:400 13px/1.5 ${fonts};color:${light.brandText}`;
  return `${line}<p style="margin:0"><a class="link" href="${escapeHtml(unsubscribeUrl)}" style="${style}">${escapeHtml(words.unsubscribe)}</a></p>`;
}

/** The HTML of a mail: tables and styles in the tags, because that is what mail programs understand. Every value is escaped. */
export function mailHtml(layout: MailLayout): string {
  const { words, brand, lang, rightToLeft } = layout;
  const { light } = brand;
  const side = rightToLeft ? 'right' : 'left';
  const direction = rightToLeft ? 'rtl' : 'ltr';
  const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" dir="${direction}"`;
  return `<!doctype html>
<html lang="${lang}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(words.subject)}</title>
<style>${darkRules(brand)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${light.canvas}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.text)}</div>
<table class="canvas" ${table} style="background:${light.canvas}"><tr><td class="outer" align="center" style="padding:32px 16px">
<table ${table} style="max-width:560px;text-align:${side}">
<tr><td align="${side}" style="padding:0 0 20px">${head(layout)}</td></tr>
<tr><td class="card" align="${side}" style="padding:32px;background:${light.surface};border:1px solid ${light.line};border-radius:${brand.radius + 4}px">
${card(layout)}
</td></tr>
<tr><td align="${side}" style="padding:20px 4px 0">${foot(layout)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The same mail for programs and people that read plain text. */
export function mailText({ words, url, unsubscribeUrl }: MailLayout): string {
  const parts = [words.title, words.greeting, words.text, `${words.action}:\n${url}`, words.note, `-- \n${words.footer}`];
  if (unsubscribeUrl) parts.push(`${words.unsubscribe}:\n${unsubscribeUrl}`);
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

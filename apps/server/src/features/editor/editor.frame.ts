import { escapeHtml } from '@foyer/html';
import { policy } from '../../platform/http/security.ts';

/**
 * The policy of a frame. It has an origin of its own, so that whatever runs in it reaches neither the portal's cookies nor its storage nor its API,
 * and is framed by our own pages only. What it may load it loads from outside, over https.
 */
const framePolicy: string = policy({
  'default-src': "'none'",
  'script-src': "'unsafe-inline' https:",
  'style-src': "'unsafe-inline' https:",
  'img-src': 'https: data:',
  'media-src': 'https:',
  'font-src': 'https: data:',
  'connect-src': 'https:',
  'frame-src': 'https:',
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'self'",
  sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
});

/**
 * Sends the page the height of the document, whenever that changes and whenever the page asks: it may be hydrated after the frame. The page believes
 * nothing else of what comes from a frame.
 */
const reportHeight =
  '(function(){function tell(){var b=document.body;if(b)parent.postMessage({type:"foyer:frame-height",' +
  'height:Math.ceil(Math.max(b.scrollHeight,b.getBoundingClientRect().height))},"*")}' +
  'addEventListener("load",tell);addEventListener("message",function(e){if(e.source===parent&&e.data==="foyer:tell-height")tell()});new ResizeObserver(tell).observe(document.documentElement);' +
  'document.addEventListener("DOMContentLoaded",function(){new ResizeObserver(tell).observe(document.body);tell()})})()';

interface FrameDocument {
  title: string;
  html: string;
  /** BCP 47. */
  language: string;
}

/** The document of a frame: foreign HTML as it was written. */
export const frameDocument = ({ title, html, language }: FrameDocument): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">' +
  `<title>${escapeHtml(title)}</title>` +
  '<style>body{margin:0;overflow-wrap:anywhere;font-family:system-ui,sans-serif;background:Canvas}img{max-inline-size:100%}</style>' +
  `<script>${reportHeight}</script></head><body>${html}</body></html>`;

/** The headers of a frame's document. They replace those that forbid every page of ours to be framed. */
export const frameHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': framePolicy,
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
};

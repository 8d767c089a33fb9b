import type { RenderedFonts } from '@foyer/api';
import { fontStacks } from '@foyer/theme/font-pairs';

/** Milliseconds of a round trip from which on the faces would miss the first paint anyway. */
const slowRoundTrip = 150;

const preload = (href: string): string => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;

/** Runs in the page. */
const decide =
  '(function(line,urls,stacks){' +
  `if(line&&(line.saveData||line.rtt>=${slowRoundTrip})){` +
  "for(var role in stacks)document.documentElement.style.setProperty('--foyer-font-'+role,stacks[role]);return}" +
  "urls.forEach(function(href){var face=document.createElement('link');face.rel='preload';face.as='font';face.type='font/woff2';" +
  "face.crossOrigin='';face.href=href;document.head.append(face)})})";

/**
 * Asks for the faces of the first view before anything in the document uses them, so that they are in its first paint. Browsers hold that
 * paint back for a moment while they wait, and the faces share the line with the most important picture. On a first visit by a slow line both
 * are in vain: there the document names the fallbacks alone, the portal fetches the faces and takes them up at the first sign of its
 * visitor (docs/decisions/0009). Where the browser does not say how fast its line is, it counts as fast.
 */
export function fontHead({ pair, urls, known }: RenderedFonts, nonce: string): string {
  if (known) return urls.map(preload).join('');
  const { text, headline } = fontStacks(pair, false);
  return `<script nonce="${nonce}">${decide}(navigator.connection,${JSON.stringify(urls)},${JSON.stringify({ text, headline })})</script>`;
}

import type { Schemas } from '@foyer/api';
import { fitsIcon } from './brand.ts';

/** What the head says to devices that keep the portal beside their apps. `version` names the build, which the service worker compares. */
export function installableHead(locale: string, theme: Schemas['Theme'] | null, version: string | undefined): string {
  const drawn = fitsIcon(theme?.logo ?? null);
  return [
    `<link rel="icon" href="${drawn ? '/icons/64.png' : '/favicon.svg'}" type="${drawn ? 'image/png' : 'image/svg+xml'}">`,
    '<link rel="apple-touch-icon" href="/icons/180.png">',
    `<link rel="manifest" href="/manifest.webmanifest?locale=${locale}">`,
    version && `<meta name="foyer-version" content="${version}">`,
  ].join('');
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './brand.ts';

/** The portal's build as the service worker and the documents need it. */
export interface PortalBuild {
  /** Names the build: another one is a new version of the portal. */
  version: string;
  /** The built service worker. */
  worker: string;
}

/** Reads the build in `dist`; null where the portal runs from its sources, which no service worker may cache. */
export function readBuild(dist: string): PortalBuild | null {
  const [manifest, worker] = [join(dist, 'client/.vite/manifest.json'), join(dist, 'service-worker/service-worker.js')];
  if (!existsSync(manifest) || !existsSync(worker)) return null;
  const source = readFileSync(worker, 'utf8');
  return { version: createHash('sha256').update(readFileSync(manifest)).update(source).digest('hex').slice(0, 16), worker: source };
}

/** Where the offline page of a language is found. */
const offlineAddress = (locale: string): string => `/offline/${locale}`;

/** The service worker of a customer: other bytes, and so installed again, whenever the build or the look of the offline pages changes. */
export function serviceWorker({ version, worker }: PortalBuild, { languages }: Brand, look: string): string {
  const offline = Object.fromEntries(languages.map((locale) => [locale, offlineAddress(locale)]));
  return `self.foyer=${JSON.stringify({ version, look, offline })};\n${worker}`;
}

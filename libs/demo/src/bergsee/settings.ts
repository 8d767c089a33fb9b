import type { OrgSettings } from '@foyer/server/seed';
import { z } from 'zod';
import { cookieConfig } from '../aurelia/organisation.ts';
import { readJson } from '../read-content.ts';
import { menu as menuSchema, settings as settingsSchema } from '../schemas.ts';
import { spoken } from './articles.ts';

/** The demo's second customer: small, and different in all that settings decide. */
export const bergsee = {
  id: 'bergsee',
  name: 'Bergsee Hotels',
  hosts: ['bergsee.localhost', 'bergsee.example'],
  brandColor: '#9c3f14',
  cornerStyle: 'sharp',
  fontPair: 'classic',
} as const;

/** Bergsee's news is called the mountain post, in every sentence of the portal that names it. By language and message id. */
export const words: NonNullable<OrgSettings['translations']> = Object.fromEntries(
  spoken.map((locale) => [locale, readJson(`bergsee/words/${locale}.json`, z.record(z.string(), z.string()))]),
);

export const settings = settingsSchema.parse({
  ...readJson('bergsee/settings.json', settingsSchema),
  cookieConfig,
  translations: words,
});

/** The version of the terms that is in force. */
export const termsVersion = settings.terms!.version;

export const menu = readJson('bergsee/menu.json', menuSchema);

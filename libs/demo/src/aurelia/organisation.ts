import type { OrgSettings } from '@foyer/server/seed';
import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { menu as menuSchema, settings as settingsSchema } from '../schemas.ts';

/** The customer of the demo. */
export const orgId = 'aurelia';
export const orgName = 'Aurelia Hotels';

/** What visitors of both customers are asked about cookies. */
export const cookieConfig = readJson('cookies.json', z.custom<OrgSettings['cookieConfig']>());

export const settings = settingsSchema.parse({ ...readJson('aurelia/settings.json', settingsSchema), cookieConfig });

export const menu = readJson('aurelia/menu.json', menuSchema);

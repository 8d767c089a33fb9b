import type { Schemas } from '@foyer/api';
import { createHash } from 'node:crypto';
import type { AppContext } from '../../host/app/app-context.ts';

/**
 * Names what all renderings of a page have in common that may share its modules: the customer's settings and words, language, address, time zone and minute.
 * Nothing of the member's is in it.
 */
export const sharedContextKey = (app: AppContext, shell: unknown, address: string): string =>
  createHash('sha256')
    .update(JSON.stringify([address, app.firstView.timeZone, app.firstView.now, shell]))
    .digest('base64url');

/** By which a rendered module is found again: its whole content, so that one that has changed in any way is another. */
export const sharedModuleKey = (context: string, module: Schemas['Module'], place: string): string =>
  `${context} ${place} ${JSON.stringify(module)}`;

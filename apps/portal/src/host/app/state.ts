import type { Schemas } from '@foyer/api';
import type { FormOfAddress } from '@foyer/i18n';
import { atom } from 'jotai';

/** The colour scheme the visitor chose; `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** The session's state as last received from the server; null before the first answer. */
export const sessionAtom = atom<Schemas['Session'] | null>(null);

/** The session that ended under a member's hands, until they have signed in again. */
export const endedSessionAtom = atom<Schemas['Session'] | null>(null);

/** The chosen colour scheme. */
export const themeAtom = atom<Theme>('system');

/** How the customer's portal addresses its readers, once the settings have said so. */
export const formOfAddressAtom = atom<FormOfAddress>('formal');

/** Whether the search of the top bar is open. */
export const searchOpenAtom = atom(false);

/** Whether the side drawer is open (phones and tablets). */
export const drawerOpenAtom = atom(false);

/** Whether the settings drawer is open (wide screens). */
export const settingsOpenAtom = atom(false);

/** A failure that takes a whole page, such as that of fetching an article (access §8); smaller ones are shown where they happen. */
export interface AppError {
  /** The HTTP status; 0 where no answer came. */
  status: number;
  /** The path, without language, of the page that replaces the present one, such as `/result-not-found`. */
  route?: string;
}

/** The failure that the error page shows; one that names a route is gone as soon as that has been followed. */
export const appErrorAtom = atom<AppError | null>(null);

/** Set to true it opens the cookie settings again (`router/overlays/cookie-overlay.tsx`). */
export const cookieSettingsOpenAtom = atom(false);

import type { Schemas } from '@foyer/api';
import { atom } from 'jotai';
import type { Theme } from './app-context.ts';

/** The session's state as last heard from the server; null before the first answer. */
export const sessionAtom = atom<Schemas['Session'] | null>(null);

/** The chosen colour scheme. */
export const themeAtom = atom<Theme>('system');

/** Whether the side drawer is open (phones and tablets). */
export const drawerOpenAtom = atom(false);

import type { Draft } from '@foyer/module-hero-register/parts';
import { atom } from 'jotai';

/** What was registered in the module of a page, for the registration's route, which goes on with it. It is gone with the document. */
export const registeredAtom = atom<Draft | undefined>(undefined);

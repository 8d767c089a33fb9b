import { iso31661Alpha2ToAlpha3 } from 'iso-3166';

/** The countries of ISO 3166-1 by their two letters, and Kosovo under the code that is used for it everywhere. */
export const countryCodes: readonly string[] = [...Object.keys(iso31661Alpha2ToAlpha3), 'XK'].sort();

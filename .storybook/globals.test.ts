import { expect, it } from 'vitest';
import { initialGlobals, isAsWritten, readGlobals } from './globals.ts';

it.each([
  ['nothing', {}, initialGlobals],
  ['nonsense', { brand: 'toString', theme: 'neon', locale: 3, network: null, role: 'god' }, initialGlobals],
  ['the pseudo-locale', { locale: 'pseudo' }, { ...initialGlobals, locale: 'pseudo' }],
  ['a customer', { brand: 'solara', theme: 'dark' }, { ...initialGlobals, brand: 'solara', theme: 'dark' }],
  [
    'everything else',
    { motion: 'reduced', network: 'slow', role: 'guest' },
    { ...initialGlobals, motion: 'reduced', network: 'slow', role: 'guest' },
  ],
])('reads %s', (_case, globals, expected) => {
  expect(readGlobals(globals)).toEqual(expected);
});

it.each([
  ['as it comes', {}, {}, true],
  ['in another look', {}, { theme: 'dark', brand: 'nook' }, true],
  ['in its own language', { locale: 'ar' }, { locale: 'ar' }, true],
  ['in another language', {}, { locale: 'pseudo' }, false],
  ['on another network', {}, { network: 'failing' }, false],
  ['for somebody else', {}, { role: 'guest' }, false],
])('knows a story %s', (_case, story, shown, expected) => {
  expect(isAsWritten(story, { ...initialGlobals, ...shown })).toBe(expected);
});

import { expect, it } from 'vitest';
import { globalTypes, initialGlobals, isAsWritten, readGlobals, viewports } from './globals.ts';

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
  ['for another role', {}, { role: 'guest' }, false],
])('knows a story %s', (_case, story, shown, expected) => {
  expect(isAsWritten(story, { ...initialGlobals, ...shown })).toBe(expected);
});

/** What a menu of the toolbar offers. */
const choices = (menu: string) => {
  const items = globalTypes[menu]!.toolbar!.items;
  return items.map((item) => (typeof item === 'string' ? item : item.value));
};

it.each([
  ['brand', ['foyer', 'aurelia', 'solara', 'nook']],
  ['theme', ['light', 'dark', 'system']],
  ['locale', ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar', 'pseudo']],
  ['motion', ['system', 'reduced']],
  ['network', ['fast', 'slow', 'pending', 'failing', 'forbidden', 'offline']],
  ['role', ['guest', 'member', 'editor', 'superadmin']],
] as const)('the toolbar offers every %s, and each of them is taken', (menu, values) => {
  expect(choices(menu).sort()).toEqual([...values].sort());
  for (const value of values) expect(readGlobals({ [menu]: value })).toMatchObject({ [menu]: value });
});

it('offers the widths that a screen is judged at', () => {
  const widths = Object.values(viewports).map(({ styles }) => styles.width);
  expect(widths).toEqual(expect.arrayContaining(['390px', '768px', '1280px', '1920px']));
});

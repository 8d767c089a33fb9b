import { describe, expect, it } from 'vitest';
import { firstFree, idOfTitle } from './studio-pages.ids.ts';

describe('the id of a page', () => {
  it.each([
    ['Übergänge & Wege', 'uebergaenge-wege'],
    ['  Straße 7/8 – Größe?! ', 'strasse-7-8-groesse'],
    ['Où dîner à l’hôtel', 'ou-diner-a-l-hotel'],
    ['İstanbul', 'istanbul'],
    ['مزايا', 'page'],
    ['🦆', 'page'],
    ['../../etc', 'etc'],
    ['Was wir in diesem Jahr alles zusammen erreicht haben und noch werden', 'was-wir-in-diesem-jahr-alles-zusammen-erreicht'],
    ['x'.repeat(60_000), 'x'.repeat(48)],
  ])('of %j is %s', (title, id) => {
    expect(idOfTitle({ de_DE: title }, 'de_DE')).toBe(id);
  });

  it('is the first that is free', () => {
    expect(firstFree('page', new Set())).toBe('page');
    expect(firstFree('page', new Set(['page', 'page-2', 'page-4']))).toBe('page-3');
  });
});

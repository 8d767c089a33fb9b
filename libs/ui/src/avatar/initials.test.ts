import { describe, expect, it } from 'vitest';
import { initialsOf, toneOf } from './initials.ts';

describe('initialsOf', () => {
  it.each([
    ['Anna Bergmann', 'AB'],
    ['Zoë van der Berg', 'ZB'],
    ['  maria   rossi ', 'MR'],
    ['Ømar', 'Ø'],
    ['(Max) Weber', 'MW'],
    ['𝒜da Lovelace', '𝒜L'],
    ['', ''],
    ['Dr. Anna Bergmann', 'AB'],
    ['Prof. Dr.-Ing. Maximiliane von Hohenlohe', 'MH'],
    ['Dipl.-Kffr. Jo Braun', 'JB'],
    ['J. R. R. Tolkien', 'JT'],
    ['A.-M. Weber', 'AW'],
    ['Dr. Braun', 'B'],
    ['Dr.', 'D'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps Arabic letters from joining', () => {
    expect(initialsOf('أمل حداد')).toBe('أ\u200cح');
  });
});

describe('toneOf', () => {
  it('is the same for the same name', () => {
    expect(toneOf('Anna Bergmann')).toBe(toneOf('Anna Bergmann'));
  });

  it('uses every colour about equally', () => {
    const counts = new Map<string, number>();
    for (let person = 0; person < 600; person++) {
      const tone = toneOf(`Person ${person}`);
      counts.set(tone, (counts.get(tone) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
  });
});

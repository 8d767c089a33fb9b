import { describe, expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

const anna = ['Anna Bergmann', 'anna.bergmann@example.com'];

describe('passwordStrength', () => {
  it.each([
    ['', 0],
    ['12345678', 0],
    ['passwort', 0],
    ['P@ssw0rt', 0],
    ['aaaaaaaa', 0],
    ['abcdefgh', 0],
    ['Sommer2026', 1],
    ['Sommer2026!', 1],
    ['Hotel123!', 1],
    ['14.03.1985', 1],
    ['qwertz123', 1],
    ['anna.bergmann', 0],
    ['Bergmann1985', 1],
    ['Winterurlaub', 1],
    ['Xk9$mQ2v', 2],
    ['Xk9$mQ2vWp', 3],
    ['Xk9$mQ2vWp7!', 4],
    ['vier lila Gabeln tanzen', 4],
  ])('gives %s the strength %i', (password, strength) => {
    expect(passwordStrength(password, anna)).toBe(strength);
  });

  it('judges what is very long without delay', () => {
    const start = performance.now();
    expect(passwordStrength('Donaudampfschifffahrt'.repeat(100))).toBeGreaterThan(2);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

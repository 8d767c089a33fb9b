import { describe, expect, it } from 'vitest';
import { filtered, flatten, matches } from './options.ts';

describe('a search in a list', () => {
  it.each([
    ['Berlin', 'ber', true],
    ['Berlin', 'LIN', true],
    ['Berlin', ' erl ', true],
    ['Berlin', '', true],
    ['Berlin', 'bern', false],
    ['Düsseldorf', 'DÜSS', true],
    ['Düsseldorf', 'duss', true],
    ['Dusseldorf', 'Düss', true],
    ['Haus am Weißen See', 'weissen', true],
    ['Hôtel de l’Étang', 'etang', true],
    ['فندق البحيرة', 'البحيرة', true],
    ['مُنسِّق', 'منسق', true],
    ['Küche (Frühdienst)', '(früh', true],
  ])('%s with %j: %s', (label, typed, found) => {
    expect(matches(label, typed)).toBe(found);
  });

  const berlin = { id: 'b', label: 'Berlin' };
  const bonn = { id: 'n', label: 'Bonn' };
  const lyon = { id: 'l', label: 'Lyon' };
  const options = [berlin, { label: 'Rhein', options: [bonn] }, { label: 'Frankreich', options: [lyon] }];

  it('keeps order and groups, and drops groups it empties', () => {
    expect(filtered(options, 'b')).toEqual([berlin, { label: 'Rhein', options: [bonn] }]);
    expect(filtered(options, '')).toEqual(options);
    expect(filtered(options, 'Rhein')).toEqual([]);
  });

  it('looks through what is shown as the value, and not through ids or second lines', () => {
    const kurpark = { id: 'berlin', label: 'Haus am Kurpark', description: 'Berlin-Mitte' };
    expect(filtered([kurpark], 'KURPARK')).toEqual([kurpark]);
    expect(filtered([kurpark], 'berlin')).toEqual([]);
  });

  it('sees through groups', () => {
    expect(flatten(options)).toEqual([berlin, bonn, lyon]);
  });
});

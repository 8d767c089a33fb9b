import { describe, expect, it } from 'vitest';
import { matchingPeople } from './name-match.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const found = (typed: string, ...names: string[]) => matchingPeople(named(...names), typed).map(({ name }) => name);

describe('whose name fits what is typed', () => {
  it.each([
    ['jo', 'Jonas Reiter'],
    ['REI', 'Jonas Reiter'],
    ['reiter jo', 'Jonas Reiter'],
    ['Jonas R', 'Jonas Reiter'],
    ['zoe gross', 'Zoë Groß'],
    ['Groß', 'Zoe Gross'],
    ['luc', 'Jean-Luc Müller'],
    ['jean-l', 'Jean-Luc Müller'],
    ["o'b", 'Una O’Brien'],
    ['سمير', 'سَمير الحداد'],
  ])('%j: %s', (typed, name) => {
    expect(found(typed, name)).toEqual([name]);
  });

  it.each([
    ['eiter', 'Jonas Reiter'],
    ['jonas m', 'Jonas Reiter'],
    ['sami', 'Sandra Weiss'],
    ['jo jonas rei x', 'Jonas Reiter'],
  ])('%j: not %s', (typed, name) => {
    expect(found(typed, name)).toEqual([]);
  });

  it('the best first, otherwise as they came', () => {
    const names = ['Carla Anna', 'Anna Bianca Muster', 'Anna Meyer', 'Anna Mohn'];
    expect(found('anna m', ...names)).toEqual(['Anna Meyer', 'Anna Mohn', 'Anna Bianca Muster']);
    expect(found('an', ...names)).toEqual(['Anna Bianca Muster', 'Anna Meyer', 'Anna Mohn', 'Carla Anna']);
  });
});

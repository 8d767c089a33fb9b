import { aPlaced, aStudioPageContent, aStudioPageFault } from '@foyer/api/testing';
import { describe, expect, it } from 'vitest';
import { compare, differences, faultsOf, merge, type PageContent } from './page-content.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => aPlaced({ id })) as [never, never, never, never];
const page = (...modules: PageContent['modules']) => aStudioPageContent({ modules });
const ids = ({ modules }: PageContent) => modules.map(({ id }) => id).join('');
const changed = (id: string, hotel: string) => aPlaced({ id, config: { hotelIds: [hotel] } });

describe('two contents of a page', () => {
  it('are the same whatever the order of names in their objects', () => {
    const other = aPlaced({ id: 'a', title: { en_GB: 'Our houses', de_DE: 'Unsere Häuser' } });
    expect(differences(page(a), page(other))).toEqual([]);
  });

  it('differ by settings, modules, and the order of those that both have', () => {
    expect(differences(page(a, b), { ...page(b, a, c), shareable: true })).toEqual(['shareable', 'module:c', 'order']);
  });
});

describe('what two editors made of a page', () => {
  it('is put together where they changed different modules', () => {
    const rivals = { base: page(a, b), mine: page(a, c, b), theirs: page(changed('a', 'x'), b, d) };
    expect(compare(rivals)).toEqual({ changed: ['module:a', 'module:d'], both: [] });
    const merged = merge(rivals, []);
    expect(ids(merged)).toBe('acbd');
    expect(merged.modules[0]).toEqual(changed('a', 'x'));
  });

  it('is asked about where both changed the same, one of them by removing it', () => {
    const rivals = { base: page(a, b), mine: page(b), theirs: page(changed('a', 'x'), b) };
    expect(compare(rivals).both).toEqual(['module:a']);
    expect(ids(merge(rivals, []))).toBe('b');
    expect(ids(merge(rivals, ['module:a']))).toBe('ab');
  });

  it('keeps the order of one and the additions of the other', () => {
    const rivals = { base: page(a, b, c), mine: page(c, b, a), theirs: page(a, d, b, c) };
    expect(ids(merge(rivals, []))).toBe('cbad');
    expect(ids(merge(rivals, ['order']))).toBe('adbc');
  });
});

it('faults are told by their module, wherever it stands now', () => {
  expect(faultsOf([aStudioPageFault()], 'cards-1')).toMatchObject([{ field: 'config.entries.0.title' }]);
  expect(faultsOf([aStudioPageFault()], null)).toEqual([]);
});

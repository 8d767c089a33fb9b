import { describe, expect, it } from 'vitest';
import { choose, chosenFilters, countChosen, type FilterOption, known, offered, sameSelection } from './filter-selection.ts';

const property = (id: string, type: string | null = null) => ({ id, value: `Wert ${id}`, type });
const filters: FilterOption[] = [
  { identifier: 'category', label: 'Kategorie', multiple: true, properties: [property('a'), property('b')] },
  { identifier: 'date_type', label: 'Art', multiple: false, properties: [property('month'), property('event'), property('none')] },
  {
    identifier: 'date',
    label: 'Datum',
    multiple: false,
    properties: [property('2026-11', 'month'), property('2026-10', 'month'), property('2026-10', 'event')],
  },
];
const [, , dates] = filters as [FilterOption, FilterOption, FilterOption];

describe('a selection', () => {
  it.each([
    [{}, 'category', ['a'], { category: ['a'] }],
    [{ category: ['a'] }, 'category', [], {}],
    [{}, 'date_type', ['month'], { date_type: ['month'], date: ['2026-11'] }],
    [{ date_type: ['month'], date: ['2026-11'] }, 'date_type', ['event'], { date_type: ['event'], date: ['2026-10'] }],
    [{ date_type: ['month'], date: ['2026-10'] }, 'date_type', ['none'], { date_type: ['none'] }],
    [{ date_type: ['month'], date: ['2026-10'], category: ['a'] }, 'date_type', [], { category: ['a'] }],
    [{ date_type: ['month'], date: ['2026-11'] }, 'date', ['2026-10'], { date_type: ['month'], date: ['2026-10'] }],
    [{ date_type: ['month'], date: ['2026-11'] }, 'date', [], { date_type: ['month'] }],
  ])('%j with %s chosen as %j is %j', (selection, identifier, ids, expected) => {
    expect(choose(filters, selection, identifier, ids)).toEqual(expected);
  });

  it('is offered the dates of its type alone, all where there are no types', () => {
    expect(offered(dates, filters, {})).toEqual([]);
    expect(offered(dates, filters, { date_type: ['event'] })).toEqual([property('2026-10', 'event')]);
    expect(offered(dates, [dates], {})).toHaveLength(3);
  });

  it('forgets what there is no more', () => {
    expect(known(filters, { category: ['a', 'gone'], author: ['x'], date: ['2026-11'] })).toEqual({ category: ['a'] });
  });

  it('is the same in whatever order', () => {
    expect(sameSelection({ category: ['a', 'b'], date: [] }, { category: ['b', 'a'] })).toBe(true);
    expect(sameSelection({ category: ['a'] }, { category: ['b'] })).toBe(false);
  });

  it('counts a date and its type as one', () => {
    expect(countChosen({})).toBe(0);
    expect(countChosen({ category: ['a', 'b'], date_type: ['month'], date: ['2026-11'] })).toBe(3);
    expect(countChosen({ date_type: ['event'] })).toBe(1);
  });

  it('says in words what is chosen, and what is left without it', () => {
    const selection = { category: ['a', 'gone'], date_type: ['month'], date: ['2026-11'] };
    expect(chosenFilters(filters, selection)).toEqual([
      { key: 'category:a', text: 'Wert a', without: { category: ['gone'], date_type: ['month'], date: ['2026-11'] } },
      { key: 'date:2026-11', text: 'Wert month: Wert 2026-11', without: { category: ['a', 'gone'] } },
    ]);
    expect(chosenFilters(filters, { date_type: ['none'] })).toEqual([{ key: 'date_type:none', text: 'Wert none', without: {} }]);
  });
});

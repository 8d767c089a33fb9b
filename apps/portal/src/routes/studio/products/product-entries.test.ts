import { describe, expect, it } from 'vitest';
import { contentOf, entriesOf, noProduct, withTimes } from './product-entries.ts';

const content = {
  ...{ name: { de_DE: 'Skipass' }, image_id: null, coins_required: 120, active: true },
  ...{ available_from: '2026-11-30T23:00:15.250Z', available_to: null },
};
const entries = entriesOf(content, 'Europe/Berlin');

describe('the fields of a reward', () => {
  it('show days and times of the customer’s time zone', () => {
    expect(entries).toEqual({ ...noProduct, name: content.name, coins: '120', fromDay: '2026-12-01', fromTime: '00:00' });
  });

  it.each([
    [{ coins: '90' }, { coins_required: 90 }],
    [{ toDay: '2026-12-24', toTime: '23:59' }, { available_to: '2026-12-24T22:59:00.000Z' }],
    [{ fromTime: '08:30' }, { available_from: '2026-12-01T07:30:00.000Z' }],
    [{ fromDay: '', fromTime: '' }, { available_from: null }],
    [
      { active: false, image_id: null },
      { active: false, image_id: null },
    ],
    [{}, {}],
  ])('changed by %j send %j', (changes, sent) => {
    expect(contentOf({ ...entries, ...changes }, changes, 'Europe/Berlin')).toEqual(sent);
  });

  it.each([
    [{ fromDay: '2026-12-02' }, { fromDay: '2026-12-02', fromTime: '08:00' }],
    [{ fromDay: '' }, { fromDay: '', fromTime: '' }],
    [{ toDay: '2026-12-24' }, { toDay: '2026-12-24', toTime: '23:59' }],
    [{ toTime: '12:00' }, { toTime: '12:00' }],
  ])('changed by %j have %j', (changes, filled) => {
    expect(withTimes(changes, { ...entries, fromTime: '08:00' })).toEqual(filled);
  });
});

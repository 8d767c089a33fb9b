import { aPublication } from '@foyer/api/testing';
import { describe, expect, it } from 'vitest';
import { changeOf, entriesOf } from './publication-entries.ts';

const base = aPublication({ publish_date: '2026-11-18T22:30:15.250Z', expires_at: '2026-12-31T23:00:00.000Z', time_zone: 'Europe/Berlin' });
const entries = entriesOf(base);

describe('the entries of a publication', () => {
  it('are days and times of the customer’s time zone', () => {
    expect(entries).toMatchObject({ startDay: '2026-11-18', startTime: '23:30', endDay: '2027-01-01', endTime: '00:00' });
    expect(entriesOf({ ...base, time_zone: 'Asia/Muscat' })).toMatchObject({ startDay: '2026-11-19', startTime: '02:30' });
    expect(entriesOf({ ...base, expires_at: null })).toMatchObject({ endDay: '', endTime: '' });
  });

  it('change nothing where they are untouched', () => {
    const { status: _status, time_zone: _zone, ...same } = base;
    expect(changeOf(entries, base)).toEqual({ change: same });
  });

  it.each([
    [{ startTime: '08:00' }, { publish_date: '2026-11-18T07:00:00.000Z' }],
    [{ startDay: '2026-07-01', startTime: '08:00' }, { publish_date: '2026-07-01T06:00:00.000Z' }],
    // The clocks skip from two to three.
    [{ startDay: '2026-03-29', startTime: '02:30' }, { publish_date: '2026-03-29T01:30:00.000Z' }],
    // Half past two comes twice; the first one counts.
    [{ startDay: '2026-10-25', startTime: '02:30' }, { publish_date: '2026-10-25T00:30:00.000Z' }],
    [{ endDay: '', endTime: '' }, { expires_at: null }],
    [
      { topStory: true, comments: false },
      { top_story: true, comments_allowed: false },
    ],
  ])('%j becomes %j', (changed, expected) => {
    expect(changeOf({ ...entries, ...changed }, base)).toMatchObject({ change: { version: 3, ...expected } });
  });

  it.each([
    [{ startDay: '' }, { startDay: 'start_day_missing' }],
    [{ startTime: '' }, { startTime: 'start_time_missing' }],
    [{ endDay: '' }, { endDay: 'end_day_missing' }],
    [{ endTime: '' }, { endTime: 'end_time_missing' }],
    [
      { startDay: '', startTime: '', endTime: '' },
      { startDay: 'start_day_missing', startTime: 'start_time_missing', endTime: 'end_time_missing' },
    ],
    [{ endDay: '2026-11-18', endTime: '23:29' }, { endDay: 'end_before_start' }],
    [{ startDay: '2027-01-01', startTime: '00:00' }, { endDay: 'end_before_start' }],
  ])('%j is reported at once', (changed, faults) => {
    expect(changeOf({ ...entries, ...changed }, base)).toEqual({ faults });
  });
});

import { describe, expect, it } from 'vitest';
import { houses } from '../bergsee/houses.ts';
import { createCalendar } from '../calendar.ts';
import { hotelFacts } from '../data/hotel.ts';
import { hotelContact } from './hotel-contact.ts';
import { createKununuScores, createRatings } from './hotel-ratings.ts';
import { createPoints } from './member-points.ts';

const calendar = createCalendar(new Date('2026-11-21T01:30:00.000Z'));
const org = { id: 'aurelia', domain: 'aurelia.example' };

describe('the ratings of the demo', () => {
  const { ratings, categories } = createRatings(hotelFacts, org.id, calendar);

  it('are the same in every demo of the same day, and never from the future', () => {
    expect(createRatings(hotelFacts, org.id, calendar)).toEqual({ ratings, categories });
    expect(ratings.every(({ lastUpdated }) => lastUpdated <= calendar.now)).toBe(true);
  });

  it('name every hotel once, by a number of its own', () => {
    expect(new Set(ratings.map(({ hotelId }) => hotelId)).size).toBe(hotelFacts.length);
    expect(new Set(ratings.map(({ trustyouId }) => trustyouId)).size).toBe(hotelFacts.length);
  });

  it('are believable: good, not all alike, and the parts agree with the whole', () => {
    const scores = ratings.flatMap(({ overallEvaluation }) => overallEvaluation ?? []);
    expect(scores.length).toBeGreaterThan(35);
    expect([Math.min(...scores) >= 6.5, Math.max(...scores) <= 9.4]).toEqual([true, true]);
    expect(new Set(scores).size).toBeGreaterThan(8);
    for (const { id, overallEvaluation, totalCount = 0 } of ratings) {
      const parts = categories.filter(({ ratingId }) => ratingId === id);
      expect(parts.every(({ score, count = 0 }) => Math.abs(score! - overallEvaluation!) < 1.5 && count < totalCount)).toBe(true);
      expect(parts.length === 0).toBe(overallEvaluation === null);
    }
  });
});

it('the scores at kununu are one for the group and one for larger hotels', () => {
  const scores = createKununuScores(hotelFacts, org, calendar);
  expect(scores.filter(({ hotelId }) => hotelId === null)).toHaveLength(1);
  expect(scores.every(({ score, count }) => score >= 3 && score <= 5 && count >= 1)).toBe(true);
  expect(scores.length).toBeLessThan(hotelFacts.length + 1);
});

it('the points grow with the years and make a level', () => {
  const people = (hiredOn: string) =>
    Array.from({ length: 50 }, (_, index) => ({ id: `${hiredOn}-${index}`, username: `u${index}`, hiredOn }));
  const mean = (hiredOn: string) => {
    const rows = createPoints(people(hiredOn), org.id, calendar);
    return rows.reduce((sum, { row }) => sum + (row.statusPoints ?? 0), 0) / rows.length;
  };
  expect(mean('2001-01-01')).toBeGreaterThan(mean('2020-01-01'));
  const [newcomer] = createPoints([{ id: 'm', username: 'member', hiredOn: '2026-11-20' }], org.id, calendar);
  expect(newcomer?.row.statusLevel).toBeNull();
  const [veteran] = createPoints([{ id: 'm', username: 'member', hiredOn: '1990-01-01' }], org.id, calendar);
  expect(veteran?.row.statusLevel).not.toBeNull();
});

it.each([
  [hotelFacts[0]!, 'aurelia.example', /^\+49 555 \d{4} \d{2}0$/, 'seehof-lindau@aurelia.example'],
  [houses[0]!, 'bergsee.example', /^\+43 555 \d{4} \d{2}0$/, 'haus-am-see@bergsee.example'],
])('a hotel is reached by telephone and mail', (hotel, domain, telephone, email) => {
  expect(hotelContact(hotel, domain)).toMatchObject({ telephone: expect.stringMatching(telephone), email });
});

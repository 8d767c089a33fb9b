import { expect, it } from 'vitest';
import { createCalendar } from '../calendar.ts';
import { hotelFacts } from '../data/hotel.ts';
import { createNews } from '../news.ts';
import { createPeople } from '../people.ts';
import { fillSlots } from './grammar.ts';
import { blueprints } from './blueprint.ts';

/** A place within a house belongs to it: it is "im Hof des Hotels", not "im Hof aus dem Hotel". */
const placeFrom =
  /\b(?:im|am|in der|in den|in dem|ins|auf dem|auf den|auf die|auf der|vor der|vor dem|aus dem|aus der|bei den|beim) [A-ZÄÖÜ]\p{L}+ \{(?:other\.)?from\}/iu;

const german = blueprints.flatMap(({ id, text }) => {
  const { titles, teasers, body } = text.de_DE!;
  return [...titles, ...teasers, ...body.split('\n')].map((sentence) => ({ id, sentence }));
});

it('no German template lets a place come from the house that it belongs to', () => {
  expect(german.filter(({ sentence }) => placeFrom.test(sentence))).toEqual([]);
});

it('no German text of the demo says twice in a row where something comes from', () => {
  const calendar = createCalendar(new Date('2026-11-21T09:30:00.000Z'));
  const news = createNews(calendar, createPeople(calendar));
  const texts = news.flatMap(({ title, teaser, content }) => [title.de_DE!, teaser.de_DE!, content.de_DE!]);
  expect(texts.flatMap((text) => text.match(/\baus (?:dem|der) \p{L}+ aus (?:dem|der) \p{L}+/gu) ?? [])).toEqual([]);
});

it.each([
  ['der', 'Seehof Lindau', 'des Hotels Seehof Lindau'],
  ['das', 'Elbschlösschen', 'des Hotels Elbschlösschen'],
  ['die', 'Posthalterei', 'der Posthalterei'],
  ['das', 'Hotel am Kurpark', 'des Hotels am Kurpark'],
] as const)('what belongs to %s %s is %s', (article, name, expected) => {
  const hotel = { ...hotelFacts[0]!, german: article, name };
  expect(fillSlots('{of}', { hotel, other: hotel, cast: [], figures: {} }, 'de_DE')).toBe(expected);
});

import { beforeAll, expect, it } from 'vitest';
import { createCalendar } from '../calendar.ts';
import { cultureOf, mixes } from '../data/names.ts';
import { createNews } from '../news.ts';
import { createPeople } from '../people.ts';
import type { DemoPerson, World } from '../world.ts';
import { createComments, type DemoComment } from './comments.ts';
import { stocks } from './stock.ts';

let world: World;
let comments: DemoComment[];
let authors: Map<string, DemoPerson>;
beforeAll(() => {
  const calendar = createCalendar(new Date('2026-11-21T09:30:00.000Z'));
  world = createPeople(calendar);
  authors = new Map(world.people.map((person) => [person.id, person]));
  comments = createComments(calendar, createNews(calendar, world), world);
});

const western = ['german', 'french', 'italian', 'dutch', 'british'].map((name) => [name, cultureOf(name)] as const);
const cultures = [...new Set(Object.values(mixes).flatMap((mix) => mix.map(([culture]) => culture)))];

/** Whether a name is of one culture and of no other. */
const isOf = ({ firstname, lastname }: DemoPerson, culture: (typeof cultures)[number]): boolean => {
  const has = ({ f, m, last }: (typeof cultures)[number]) => (f.includes(firstname) || m.includes(firstname)) && last.includes(lastname);
  return has(culture) && cultures.every((other) => other === culture || !has(other));
};

it.each(western)('who has a %s name writes in that language, wherever they work', (_, culture) => {
  const people = world.people.filter((person) => isOf(person, culture));
  expect(people.length).toBeGreaterThan(20);
  expect(people.filter(({ language }) => language !== culture.language).map(({ username }) => username)).toEqual([]);
});

/** The words between the slots of a text. What French and Italian elide before a slot may be missing. */
const piecesOf = (text: string): string[] => text.split(/ ?(?:de |De |a |A )?\{[^{}]+\}/).filter(Boolean);

function holds(text: string, pieces: readonly string[]): boolean {
  const last = pieces.reduce((from, piece) => (from < 0 ? from : text.indexOf(piece, from) + 1 || -1), 0);
  return last > 0;
}

it('every comment and every reply is made of what people say in the language of its author', () => {
  const said = Object.fromEntries(
    Object.entries(stocks).map(([language, { openers, closers, about, questions, answers, long }]) => [
      language,
      [...openers, ...closers, ...Object.values(about).flat(), ...questions, ...answers, ...long].map(piecesOf),
    ]),
  );
  expect(comments.length).toBeGreaterThan(2000);
  const foreign = comments.filter(({ text, authorId }) => {
    const { language } = authors.get(authorId)!;
    return !said[language]!.some((pieces) => holds(text, pieces));
  });
  expect(foreign.map(({ text, authorId }) => `${authors.get(authorId)!.username}: ${text}`)).toEqual([]);
});

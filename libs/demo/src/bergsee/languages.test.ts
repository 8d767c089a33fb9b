import { describe, expect, it } from 'vitest';
import type { Locale, LocalizedText } from '@foyer/server/seed';
import { createCalendar } from '../calendar.ts';
import { articles, houseCategories, houseTopics, spoken as written } from './articles.ts';
import { houses } from './houses.ts';
import { learningPage } from './learning.ts';
import { teamMedia } from './media.ts';
import { housePages, webPage } from './pages.ts';
import { createTeam } from './people.ts';
import { menu, settings } from './settings.ts';

const spoken = settings.languages as Locale[];
const every = new Set<string>(['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar']);
const team = createTeam(createCalendar(new Date('2026-11-21T09:30:00.000Z')));

/** Names, and words that are the same in two of its languages. */
const alike = new Set([
  ...['Bergsee Hotels', 'Haus am Bergsee', 'Rosengarten', 'Almdorf'],
  ...['Pertisau', 'Nova Levante', 'Altenmarkt im Pongau'],
  ...['Bergsee Team', 'Receptionist', 'Winter', 'Name'],
]);

type Found = [place: string, text: LocalizedText];

const isText = (value: object): value is LocalizedText =>
  Object.keys(value).length > 0 && Object.entries(value).every(([key, text]) => every.has(key) && typeof text === 'string');

/** Every text by language within a value, with its place. */
function textsIn(value: unknown, place: string): Found[] {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  if (isText(value)) return [[place, value]];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
}

const sources = {
  pages: [...housePages, learningPage(team), webPage],
  articles: articles.flatMap(({ words }) => {
    const lines = written.map((key) => [key, [words[key].title, words[key].teaser, ...words[key].paragraphs]] as const);
    return lines[0]![1].map((_, line) => Object.fromEntries(lines.map(([key, all]) => [key, all[line] ?? ''])));
  }),
  categories: houseCategories,
  topics: houseTopics,
  houses,
  menu,
  // The customer's own words are by message, and have a test of their own.
  settings: { ...settings, translations: undefined },
  pictures: teamMedia(team).map(({ alt }) => alt),
  positions: team.map(({ title }) => title),
};

describe.each(Object.entries(sources))('the %s of the second customer', (name, source) => {
  const texts = textsIn(source, name).filter(([, text]) => Object.values(text).some(Boolean));

  it('are there in every language that it has', () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => spoken.some((key) => !text[key]))).toEqual([]);
  });

  it('are not English in another language, but for names', () => {
    const others = spoken.filter((key) => key !== 'en_GB');
    const english = texts.filter(([, text]) => !alike.has(text.en_GB!) && others.some((key) => text[key] === text.en_GB));
    expect(english).toEqual([]);
  });
});

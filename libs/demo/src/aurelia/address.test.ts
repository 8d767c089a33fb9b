import { expect, test } from 'vitest';
import { housePages } from '../bergsee/pages.ts';
import { learningPage } from './learning.ts';
import { menu, settings } from './organisation.ts';
import { pages } from './pages.ts';

const emptyWorld = { headOffice: [] } as unknown as Parameters<typeof learningPage>[0];
const everything = { pages, menu, settings, housePages, learning: learningPage(emptyWorld, [], new Date()) };

/** All texts of a language, however deep they are. */
function textsIn(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === locale && typeof inner === 'string' ? [inner] : textsIn(inner, locale)));
}

// The content is among the words of the interface, which says Sie, vous, Lei and u, and speaks to one person in Arabic.
test.each([
  ['de_DE', /(?<!\p{L})([Dd](u|ich|ir|ein(e[mnrs]?)?)|ihr|[Ee]u(ch|er|re[mnrs]?)|hast|kannst)(?!\p{L})/u],
  ['fr_FR', /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu],
  ['it_IT', /(?<!\p{L})(tu|ti|tuo|tua|tue|tuoi|vi|vostr[aeio])(?!\p{L})/iu],
  ['nl_NL', /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu],
  ['ar', /\p{L}كم(?!\p{L})/u],
])('pages of the demo address members as the interface does: %s', (locale, familiar) => {
  const texts = textsIn(everything, locale);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => familiar.test(text))).toEqual([]);
});

import { expect, test } from 'vitest';
import { housePages } from '../bergsee/pages.ts';
import { learningPage } from './learning.ts';
import { menu, settings } from './organisation.ts';
import { pages } from './pages.ts';

const emptyWorld = { headOffice: [] } as unknown as Parameters<typeof learningPage>[0];
const ofAurelia = { pages, menu, settings, learning: learningPage(emptyWorld, [], new Date()) };

/** All texts of a language, however deep they are. */
function textsIn(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === locale && typeof inner === 'string' ? [inner] : textsIn(inner, locale)));
}

// Legal texts are formal, and the same for every customer.
const ofBergsee = housePages.filter(({ id }) => !['imprint', 'privacy', 'terms'].includes(id));

/** German that says du, and German that says Sie. */
const du = /(?<!\p{L})([Dd](u|ich|ir|ein(e[mnrs]?)?)|ihr|[Ee]u(ch|er|re[mnrs]?)|hast|kannst)(?!\p{L})/u;
const sie = /(?<!\p{L})(Sie|Ihnen|Ihr(e[mnrs]?)?)(?!\p{L})/u;

// The content is among the words of the interface, which says vous, Lei and u, speaks to one person in Arabic, and in German says Sie or du as the
// customer has chosen.
test.each([
  ['Aurelia', 'de_DE', ofAurelia, du],
  ['Bergsee', 'de_DE', ofBergsee, sie],
  ...[ofAurelia, housePages].flatMap((content): [string, string, unknown, RegExp][] => [
    ['all', 'fr_FR', content, /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu],
    ['all', 'it_IT', content, /(?<!\p{L})(tu|ti|tuo|tua|tue|tuoi|vi|vostr[aeio])(?!\p{L})/iu],
    ['all', 'nl_NL', content, /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu],
    ['all', 'ar', content, /\p{L}كم(?!\p{L})/u],
  ]),
])('pages of the demo address members as the interface does: %s, %s', (_customer, locale, content, otherwise) => {
  const texts = textsIn(content, locale);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => otherwise.test(text))).toEqual([]);
});

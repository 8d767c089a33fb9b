import { anImage } from './image.ts';
import { hoursAgo, type Locale, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';
import { articleTexts } from './texts.ts';

const categoryNames: Partial<Record<Locale, Record<string, string>>> = {
  de_DE: { hotels: 'Unsere Häuser', people: 'Menschen', events: 'Veranstaltungen', training: 'Weiterbildung' },
  ar: { hotels: 'فنادقنا', people: 'زملاؤنا', events: 'فعاليات', training: 'تدريب' },
};
const englishCategoryNames: Record<string, string> = { hotels: 'Our hotels', people: 'People', events: 'Events', training: 'Training' };

/** A category of news. */
export const aCategory = (overrides: Partial<Schemas['Category']> = {}): Schemas['Category'] => ({
  id: 'hotels',
  name: 'Unsere Häuser',
  ...overrides,
});

/** Every category, named in a language. */
export const categories = (locale: Locale = 'de_DE'): Schemas['Category'][] =>
  Object.entries(categoryNames[locale] ?? englishCategoryNames).map(([id, name]) => ({ id, name }));

/** An evening event on one day. */
export const anEvent = (overrides: Partial<Schemas['Event']> = {}): Schemas['Event'] => ({
  first_day: '2026-12-04',
  last_day: null,
  start_time: '18:00',
  end_time: '22:00',
  ...overrides,
});

/** An article as it stands in lists; `index` chooses another text, picture, author and day. */
export function anArticleTeaser(
  overrides: Partial<Schemas['ArticleTeaser']> = {},
  index = 0,
  locale: Locale = 'de_DE',
): Schemas['ArticleTeaser'] {
  const texts = articleTexts[locale];
  const { category, title, teaser } = texts[index % texts.length]!;
  return {
    id: sampleId(20, index),
    title,
    teaser,
    content_locale: locale,
    publish_date: hoursAgo(index * 26),
    category: categories(locale).find(({ id }) => id === category) ?? null,
    event: category === 'events' ? anEvent() : null,
    author: aPerson({}, index),
    images: { teaser: anImage({ alt: '' }, index) },
    likes_allowed: true,
    comments_allowed: true,
    likes_count: 12 + ((index * 7) % 30),
    comments_count: (3 + index * 5) % 11,
    ...overrides,
  };
}

/** So many different articles, newest first. */
export const articleTeasers = (count: number, locale: Locale = 'de_DE'): Schemas['ArticleTeaser'][] =>
  Array.from({ length: count }, (_, index) => anArticleTeaser({}, index, locale));

/** A whole article; the same `index` gives the article of that teaser. */
export function anArticle(overrides: Partial<Schemas['Article']> = {}, index = 0, locale: Locale = 'de_DE'): Schemas['Article'] {
  const { images, likes_count: _likes, comments_count: _comments, ...shared } = anArticleTeaser({}, index, locale);
  return {
    ...shared,
    content:
      `<p>${shared.teaser}</p><h2>Was sich ändert</h2><p>Wir haben mit den Teams vor Ort gesprochen. Ihre Antworten stehen hier, ` +
      `ungekürzt und <strong>ohne Beschönigung</strong>.</p><ul><li>Mehr Zeit für Gäste</li><li>Kürzere Wege</li></ul>` +
      `<blockquote><p>So gern bin ich lange nicht zur Arbeit gegangen.</p></blockquote>`,
    images: { title: images.teaser, images: [anImage({}, index + 1), anImage({}, index + 2)] },
    attachments: [aFile()],
    ...overrides,
  };
}

/** A file to download. */
export const aFile = (overrides: Partial<Schemas['File']> = {}): Schemas['File'] => ({
  id: 'hygieneplan-2026.pdf',
  title: 'Hygieneplan 2026',
  type: 'application/pdf',
  size: 184_320,
  link: '/api/v2/media/hygieneplan-2026.pdf',
  ...overrides,
});

/** The filter form of the news list. */
export const newsFilters = (overrides: Schemas['NewsFilters'] = {}): Schemas['NewsFilters'] => ({ category: ['hotels'], ...overrides });

/** Where a page stands among all entries. */
export function aPagination(total = 34, page = 1, limit = 10): Schemas['Pagination'] {
  const last = Math.max(1, Math.ceil(total / limit));
  return { self: page, first: 1, last, prev: page > 1 ? page - 1 : null, next: page < last ? page + 1 : null, limit };
}

/** One page cut out of all entries. */
export const pageOf = <Entry>(all: Entry[], page = 1, limit = 10): { results: Entry[]; pagination: Schemas['Pagination'] } => ({
  results: all.slice((page - 1) * limit, page * limit),
  pagination: aPagination(all.length, page, limit),
});

/** A page of the news list. */
export const aNewsList = (overrides: Partial<Schemas['NewsList']> = {}): Schemas['NewsList'] => ({
  ...pageOf(articleTeasers(34)),
  ...overrides,
});

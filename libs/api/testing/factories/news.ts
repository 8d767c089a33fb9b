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

const topicNames: Partial<Record<Locale, Record<string, string>>> = {
  de_DE: { winter: 'Winter', team: 'Im Team', energy: 'Energie & Wasser', recipes: 'Rezepte', 'work-life': 'Beruf & Familie' },
  ar: { winter: 'الشتاء', team: 'في الفريق', energy: 'الطاقة والمياه', recipes: 'وصفات', 'work-life': 'العمل والأسرة' },
};
const englishTopicNames = {
  winter: 'Winter',
  team: 'In the team',
  energy: 'Energy & water',
  recipes: 'Recipes',
  'work-life': 'Work & family',
};

/** Every topic, named in a language. */
export const topics = (locale: Locale = 'de_DE'): Schemas['NewsTopic'][] =>
  Object.entries(topicNames[locale] ?? englishTopicNames).map(([id, name]) => ({ id, name }));

/** An evening event on one day. */
export const anEvent = (overrides: Partial<Schemas['Event']> = {}): Schemas['Event'] => ({
  first_day: '2026-12-04',
  last_day: null,
  start_time: '18:00',
  end_time: '22:00',
  ...overrides,
});

/** An article as it is in lists; `index` chooses another text, picture, author and day. */
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
    topics: topics(locale).filter((_, place) => (index + place) % 4 === 0),
    event: category === 'events' ? anEvent() : null,
    author: aPerson({}, index),
    images: { teaser: anImage({ alt: '' }, index) },
    likes_allowed: true,
    comments_allowed: true,
    likes_count: 12 + ((index * 7) % 30),
    comments_count: (3 + index * 5) % 11,
    confirmation: null,
    ...overrides,
  };
}

/** So many different articles, newest first. */
export const articleTeasers = (count: number, locale: Locale = 'de_DE'): Schemas['ArticleTeaser'][] =>
  Array.from({ length: count }, (_, index) => anArticleTeaser({}, index, locale));

/** A whole article; the same `index` gives the article of that teaser. */
export function anArticle(overrides: Partial<Schemas['Article']> = {}, index = 0, locale: Locale = 'de_DE'): Schemas['Article'] {
  const {
    images,
    likes_count: _likes,
    comments_count: _comments,
    publication: _publication,
    ...shared
  } = anArticleTeaser({}, index, locale);
  return {
    ...shared,
    content:
      `<p>${shared.teaser}</p><h2>Was sich ändert</h2><p>Wir haben mit den Teams vor Ort gesprochen. Ihre Antworten stehen hier, ` +
      `ungekürzt und <strong>ohne Beschönigung</strong>.</p><ul><li>Mehr Zeit für Gäste</li><li>Kürzere Wege</li></ul>` +
      `<blockquote><p>So gern bin ich lange nicht zur Arbeit gegangen.</p></blockquote>`,
    images: { title: images.teaser, images: [anImage({}, index + 1), anImage({}, index + 2)] },
    publication: null,
    attachments: [anAttachment()],
    version: 1,
    confirmation: null,
    visibility: 'members',
    access: 'full',
    share_options: [],
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

/** A file that belongs to an article; with an `image` it is a picture. */
export const anAttachment = (overrides: Partial<Schemas['Attachment']> = {}): Schemas['Attachment'] => ({
  ...aFile(),
  image: null,
  ...overrides,
});

/** The filter form of the news list. */
export const newsFilters = (overrides: Schemas['NewsFilters'] = {}): Schemas['NewsFilters'] => ({ category: ['hotels'], ...overrides });

/** The position of a page among all entries. */
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
  total: 34,
  ...overrides,
});

/** When an article is published, as editors see it. */
export const aPublication = (overrides: Partial<Schemas['NewsPublication']> = {}): Schemas['NewsPublication'] => ({
  version: 3,
  status: 'published',
  publish_date: '2026-11-18T08:00:00.000Z',
  expires_at: null,
  top_story: false,
  likes_allowed: true,
  comments_allowed: true,
  time_zone: 'Europe/Berlin',
  ...overrides,
});

/** What the publication dialog sends. */
export function aPublicationChange(overrides: Partial<Schemas['NewsPublicationChange']> = {}): Schemas['NewsPublicationChange'] {
  const { status: _status, time_zone: _timeZone, ...set } = aPublication();
  return { ...set, ...overrides };
}

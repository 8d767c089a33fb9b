import { anImage } from './image.ts';
import { aPagination, aPublication, categories, topics } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';
import { articleTexts } from './texts.ts';

type Content = Schemas['StudioContent'];

const { title, teaser } = articleTexts.de_DE[0]!;
const english = articleTexts.en_GB[0]!;

/** What an article says in German and English. */
export const aStudioContent = (overrides: Partial<Content> = {}): Content => ({
  texts: {
    de_DE: { title, teaser, content: `<p>${teaser}</p><h2>Was sich ändert</h2><ul><li><p>Mehr Zeit für Gäste</p></li></ul>` },
    en_GB: { title: english.title, teaser: english.teaser, content: `<p>${english.teaser}</p>` },
  },
  category_id: 'hotels',
  topic_ids: ['winter'],
  author_id: aPerson().id,
  image_id: anImage().id,
  gallery_ids: [],
  attachment_ids: [],
  event: null,
  visibility: 'members',
  shareable: false,
  ...overrides,
});

/** A draft of one's own. */
export const aStudioArticle = (overrides: Partial<Schemas['StudioArticle']> = {}): Schemas['StudioArticle'] => ({
  id: sampleId(20, 0),
  version: 3,
  state: 'draft',
  content: aStudioContent(),
  publication: aPublication({ version: 0, status: 'draft' }),
  author: aPerson(),
  image: anImage(),
  gallery: [],
  attachments: [],
  changed_at: hoursAgo(2),
  changed_by: aPerson(),
  has_numbers: false,
  ...overrides,
});

const states = ['draft', 'scheduled', 'published', 'expired', 'published'] as const;

/** An article in the list; `index` chooses another text and state. */
export function aStudioArticleEntry(overrides: Partial<Schemas['StudioArticleEntry']> = {}, index = 0): Schemas['StudioArticleEntry'] {
  const status = states[index % states.length]!;
  return {
    id: sampleId(20, index),
    title: articleTexts.de_DE[index % articleTexts.de_DE.length]!.title,
    title_locale: 'de_DE',
    locales: index % 2 === 0 ? ['de_DE', 'en_GB'] : ['de_DE'],
    state: status,
    publication: aPublication({ status, ...(status === 'expired' && { expires_at: '2026-11-20T08:00:00.000Z' }) }),
    author: aPerson({}, index),
    category: categories()[index % 4]!,
    image: index % 3 === 2 ? null : anImage({ alt: '' }, index),
    changed_at: hoursAgo(2 + index * 7),
    changed_by: aPerson({}, index),
    deleted_at: null,
    has_numbers: false,
    review: null,
    ...overrides,
  };
}

/** The first page of so many articles. */
export const aStudioArticleList = (count = 5): Schemas['StudioArticleList'] => ({
  results: Array.from({ length: Math.min(count, 10) }, (_, index) => aStudioArticleEntry({}, index)),
  total: count,
  to_review: null,
  pagination: aPagination(count),
});

/** What editors choose from. */
export const studioOptions = (): Schemas['StudioOptions'] => ({ categories: categories(), topics: topics() });

/** Versions of an article, the newest first. */
export const studioVersions = (): Schemas['StudioVersion'][] => [
  { version: 3, saved_at: hoursAgo(2), saved_by: aPerson() },
  { version: 2, saved_at: hoursAgo(26), saved_by: aPerson({}, 1) },
  { version: 0, saved_at: hoursAgo(70), saved_by: null },
];

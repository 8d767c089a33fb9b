import { anEditorContent } from './editor-module.ts';
import { anImage } from './image.ts';
import { aPagination } from './news.ts';
import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

type Content = Schemas['StudioPageContent'];
type Placed = Schemas['StudioPlaced'];
type ModuleType = Schemas['StudioModuleType'];

/** A module as an editor has placed it: hotels by their ids. */
export const aPlaced = (overrides: Partial<Placed> = {}): Placed => ({
  id: 'hotels-1',
  type: 'location',
  title: { de_DE: 'Unsere Häuser', en_GB: 'Our houses' },
  config: { hotelIds: ['kurpark', 'seeblick'] },
  ...overrides,
});

const text = (html: string): Placed =>
  aPlaced({
    id: 'text-1',
    type: 'editor',
    title: {},
    config: { version: 2, blocks: [{ id: 'block-1', kind: 'html', title: null, html: { de_DE: html } }] },
  });

const cards = aPlaced({
  id: 'cards-1',
  type: 'landing_page_teaser',
  title: { de_DE: 'Was Sie erwartet', en_GB: 'What awaits you' },
  config: {
    entries: [
      { id: 'pension', title: { de_DE: 'Rente', en_GB: 'Pension' }, description: { de_DE: 'Wir zahlen mit.' }, link: '/page/pension' },
      { id: 'courses', title: { de_DE: 'Kurse', en_GB: 'Courses' }, imageId: anImage().id },
    ],
  },
});

const news = aPlaced({ id: 'news-1', type: 'articleteaser', config: { layout: 'grid', maxRecords: 6, category: ['hotels'] } });

/** What editors write of a page in German and English. */
export const aStudioPageContent = (overrides: Partial<Content> = {}): Content => ({
  type: 'page',
  title: { de_DE: 'Vorteile', en_GB: 'Benefits' },
  description: { de_DE: 'Was Sie außer dem Gehalt bekommen.' },
  image_id: null,
  news_id: null,
  visibility: 'members',
  shareable: false,
  modules: [text('<p>Wir zahlen mit.</p>'), cards, aPlaced(), news],
  ...overrides,
});

/** What is wrong with a module of a working copy; without a module the page has no title. */
export const aStudioPageFault = (overrides: Partial<Schemas['StudioPageFault']> = {}): Schemas['StudioPageFault'] => ({
  field: 'modules.1.config.entries.0.title',
  code: 'required',
  message: 'Das fehlt.',
  module_id: 'cards-1',
  blocks_publication: true,
  ...overrides,
});

/** Something that a field names. */
export const aStudioChoice = (overrides: Partial<Schemas['StudioChoice']> = {}): Schemas['StudioChoice'] => ({
  kind: 'hotel',
  id: 'kurpark',
  title: 'Hotel am Kurpark',
  detail: 'Parkstraße 1, 61231 Bad Nauheim',
  image: anImage(),
  ...overrides,
});

/** What can be chosen of each kind. */
export const studioChoices = (): Schemas['StudioChoice'][] => [
  aStudioChoice(),
  aStudioChoice({ id: 'seeblick', title: 'Hotel Seeblick', detail: 'Uferweg 3, 83684 Tegernsee', image: null }),
  aStudioChoice({ kind: 'category', id: 'hotels', title: 'Unsere Hotels', detail: '', image: null }),
  aStudioChoice({ kind: 'medium', id: anImage().id, title: 'kurpark.jpg', detail: 'image/jpeg' }),
  aStudioChoice({ kind: 'medium', id: 'house-rules.pdf', title: 'Hausordnung.pdf', detail: 'application/pdf', image: null }),
  aStudioChoice({ kind: 'page', id: 'pension', title: 'Rente', detail: '/page/pension', image: null }),
  aStudioChoice({ kind: 'person', id: aPerson().id, title: aPerson().name, detail: 'Rezeption', image: aPerson().image }),
  aStudioChoice({ kind: 'group', id: 'garden', title: 'Gartenfreunde', detail: '', image: null }),
  aStudioChoice({ kind: 'feed', id: 'kurier', title: 'Kurier', detail: '', image: null }),
  aStudioChoice({ kind: 'article', id: 'opening', title: 'Wieder offen am See', detail: '', image: null }),
];

/** A page that leads from the menu, changed since it was published. */
export const aStudioPage = (overrides: Partial<Schemas['StudioPage']> = {}): Schemas['StudioPage'] => ({
  id: 'benefits',
  version: 3,
  state: 'changed',
  content: aStudioPageContent(),
  published: aStudioPageContent({ modules: [text('<p>Wir zahlen.</p>'), aPlaced()] }),
  published_at: hoursAgo(48),
  changed_at: hoursAgo(2),
  changed_by: aPerson(),
  image: null,
  uses: [{ kind: 'menu', name: '2.subnav.1', title: 'Vorteile' }],
  public_by_purpose: false,
  faults: [],
  references: studioChoices(),
  deleted_at: null,
  ...overrides,
});

const names = [
  ['dashboard', 'Schön, dass Sie da sind', 'dashboard'],
  ['benefits', 'Vorteile', 'page'],
  ['landing', 'Arbeiten bei Aurelia', 'page'],
  ['imprint', 'Impressum', 'page'],
  ['opening', 'Wieder offen am See', 'article'],
] as const;
const states = ['live', 'changed', 'live', 'live', 'draft'] as const;

/** A page in the list; `index` chooses another one. */
export function aStudioPageEntry(overrides: Partial<Schemas['StudioPageEntry']> = {}, index = 0): Schemas['StudioPageEntry'] {
  const [id, title, type] = names[index % names.length]!;
  const isPurpose = ['dashboard', 'landing', 'imprint'].includes(id);
  return {
    id,
    type,
    title,
    title_locale: 'de_DE',
    locales: index % 2 === 0 ? ['de_DE', 'en_GB'] : ['de_DE'],
    state: states[index % states.length]!,
    visibility: 'members',
    public_by_purpose: ['landing', 'imprint'].includes(id),
    modules: 2 + index,
    uses: isPurpose ? [{ kind: 'setting', name: id, title: '' }] : [],
    image: index % 3 === 1 ? anImage({ alt: '' }, index) : null,
    changed_at: index === 3 ? null : hoursAgo(2 + index * 7),
    changed_by: index === 3 ? null : aPerson({}, index),
    deleted_at: null,
    review: null,
    ...overrides,
  };
}

/** The first page of so many. */
export const aStudioPageList = (count = 5): Schemas['StudioPageList'] => ({
  results: Array.from({ length: Math.min(count, 10) }, (_, index) => aStudioPageEntry({}, index)),
  total: count,
  to_review: null,
  pagination: aPagination(count),
});

/** Versions of a page, the newest first. */
export const studioPageVersions = (): Schemas['StudioPageVersion'][] => [
  { version: 3, kind: 'published', saved_at: hoursAgo(2), saved_by: aPerson() },
  { version: 2, kind: 'discarded', saved_at: hoursAgo(26), saved_by: aPerson({}, 1) },
  { version: 0, kind: 'published', saved_at: null, saved_by: null },
];

const languages = ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar'];
const localized = (field: 'localized' | 'localized-long' | 'localized-html', maxLength: number) => ({
  type: 'object',
  properties: Object.fromEntries(languages.map((locale) => [locale, { type: 'string', maxLength }])),
  'x-field': field,
});
const reference = (field: string, more: object = {}) => ({ type: 'string', maxLength: 2000, 'x-field': field, ...more });
const several = (items: object, more: object = {}) => ({ type: 'array', maxItems: 500, items, ...more });
const group = (properties: Record<string, object>, required: string[]) => ({ type: 'object', properties, required });
const entryId = { type: 'string', minLength: 1, maxLength: 64, 'x-field': 'id' };
const [heading, words] = [localized('localized', 1000), localized('localized-long', 60_000)];
const picture = reference('medium', { 'x-accept': ['image'] });
const count = (maximum: number) => ({ type: 'integer', minimum: 1, maximum, 'x-field': 'count' });

const moduleType = (
  type: string,
  visibility: ModuleType['visibility'],
  config: ModuleType['config'],
  begins_with: ModuleType['begins_with'],
): ModuleType => ({ type, visibility, config, begins_with });

/** Types with every kind of field. */
export const studioModuleTypes = (): Schemas['StudioModuleTypes'] => ({
  types: [
    moduleType(
      'articleteaser',
      'members',
      group(
        {
          layout: { type: 'string', enum: ['grid', 'horizontal'] },
          maxRecords: count(10),
          category: several(reference('category'), { default: [] }),
        },
        ['layout', 'maxRecords'],
      ),
      { layout: 'grid', maxRecords: 10, category: [] },
    ),
    moduleType('downloads', 'all', group({ mediaIds: several(reference('medium')) }, ['mediaIds']), { mediaIds: [] }),
    moduleType(
      'editor',
      'all',
      group(
        {
          version: { type: 'integer', minimum: 0, 'x-field': 'kept' },
          blocks: several(
            group(
              {
                id: entryId,
                kind: { type: 'string', enum: ['html', 'frame'] },
                title: { default: null, anyOf: [heading, { type: 'null' }] },
                html: localized('localized-html', 60_000),
              },
              ['id', 'kind', 'html'],
            ),
            { 'x-field': 'entries' },
          ),
        },
        ['version', 'blocks'],
      ),
      { version: 0, blocks: [] },
    ),
    moduleType(
      'gdpr',
      'all',
      group(
        {
          language: reference('language'),
          trainings: several(
            group(
              {
                language: reference('language'),
                videoId: reference('medium', { 'x-accept': ['video'] }),
                captionsId: reference('medium', { 'x-accept': ['captions'] }),
                posterId: picture,
                transcript: { type: 'string', maxLength: 60_000, default: '', 'x-field': 'text-long' },
              },
              ['language', 'videoId'],
            ),
          ),
        },
        ['trainings'],
      ),
      { trainings: [] },
    ),
    moduleType('kununu', 'members', group({ hotelId: reference('hotel') }, []), {}),
    moduleType(
      'landing_page_teaser',
      'all',
      group(
        {
          entries: several(
            group({ id: entryId, title: heading, description: words, imageId: picture, link: reference('link') }, ['id', 'title']),
            { 'x-field': 'entries' },
          ),
        },
        ['entries'],
      ),
      { entries: [] },
    ),
    moduleType('location', 'members', group({ hotelIds: several(reference('hotel')) }, ['hotelIds']), { hotelIds: [] }),
    moduleType('profileteaser', 'members', group({ userIds: several(reference('person')) }, ['userIds']), { userIds: [] }),
    moduleType('stream_widget', 'members', group({ groupId: reference('group'), maxRecords: count(10) }, ['groupId', 'maxRecords']), {
      groupId: '',
      maxRecords: 10,
    }),
    moduleType(
      'topteaser',
      'members',
      group({ maxRecords: count(10), isCircle: { type: 'boolean' }, sliderInterval: { anyOf: [{ type: 'number' }, { type: 'null' }] } }, [
        'maxRecords',
        'isCircle',
        'sliderInterval',
      ]),
      { maxRecords: 10, isCircle: false, sliderInterval: null },
    ),
  ],
  html: anEditorContent().allowed,
});

import { anImage } from './image.ts';
import { aFile, pageOf } from './news.ts';
import { hoursAgo, type Locale, type ModuleOverrides, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

const texts: Partial<Record<Locale, string[]>> = {
  de_DE: [
    'Der See ist zugefroren! Wer am Sonntag mitkommt: Wir treffen uns um zehn am Steg, Schlittschuhe gibt es im Bootshaus.',
    'Das Rezept für die Kürbissuppe, nach dem ihr gefragt habt:\n\n– 1 kg Hokkaido, 2 Zwiebeln, ein Stück Ingwer\n– alles in Butter anschwitzen\n– mit Apfelsaft und Brühe auffüllen, 20 Minuten leise kochen\n– pürieren, mit Limette abschmecken\n– geröstete Kerne darüber\n\nWer mag, gibt am Ende einen Löffel braune Butter dazu. Bei uns im Haus geht sie seit Oktober jeden Abend als Gruß aus der Küche hinaus, und gestern hat ein Gast gefragt, ob er den Topf kaufen darf.',
    'Die neuen Schürzen sind da 🎉',
    'Kann jemand am 12. meine Frühschicht übernehmen? Ich hätte dafür den 19. spät.',
  ],
  ar: ['تجمدت البحيرة! نلتقي يوم الأحد في العاشرة عند الرصيف.', 'وصلت المآزر الجديدة 🎉'],
};

/** Something a member has written; another index gives something else. The first has a picture, the second files, the third many pictures. */
export function aPost(overrides: Partial<Schemas['Post']> = {}, index = 0, locale: Locale = 'de_DE'): Schemas['Post'] {
  const written = texts[locale] ?? texts.de_DE!;
  const pictures = [1, 0, 6, 0][index % 4]!;
  return {
    id: sampleId(51, index),
    group_id: sampleId(52, 0),
    author: aPerson({}, index),
    description: written[index % written.length]!,
    created_at: hoursAgo(index * 7 + 1),
    images: Array.from({ length: pictures }, (_, number) => anImage({}, index * 7 + number)),
    files: index % 4 === 1 ? [aFile({ title: 'Rezept Kürbissuppe', link: '/api/v2/media/kuerbissuppe.pdf' })] : [],
    ...overrides,
  };
}

/** So many different posts, newest first. */
export const posts = (count: number, locale: Locale = 'de_DE'): Schemas['Post'][] =>
  Array.from({ length: count }, (_, index) => aPost({}, index, locale));

/** A page of a group's posts. */
export const aPostList = (overrides: Partial<Schemas['PostList']> = {}): Schemas['PostList'] => ({
  ...pageOf(posts(8), 1, 3),
  ...overrides,
});

/** The group whose posts are shown. */
export const aStreamGroup = (overrides: Partial<Schemas['StreamGroup']> = {}): Schemas['StreamGroup'] => ({
  id: sampleId(52, 0),
  name: 'Aus den Küchen',
  image: anImage(),
  ...overrides,
});

/** The module with the first posts of a group that everyone may read, and more to come. */
export const aStreamWidgetModule = ({
  options,
  ...rest
}: ModuleOverrides<Schemas['StreamWidgetModule']> = {}): Schemas['StreamWidgetModule'] => ({
  id: 'stream-1',
  type: 'stream_widget',
  title: 'Aus den Küchen',
  group: aStreamGroup(),
  options: { groupId: sampleId(52, 0), maxRecords: 3, is_open: true, has_more: true, ...options },
  results: posts(3),
  ...rest,
});

/** The module of a group that only its members may read: its posts come with a call of their own. */
export const aClosedStreamWidgetModule = (): Schemas['StreamWidgetModule'] =>
  aStreamWidgetModule({ group: aStreamGroup({ image: null }), options: { is_open: false, has_more: false }, results: [] });

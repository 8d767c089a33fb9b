import { anImage } from './image.ts';
import { pageOf } from './news.ts';
import { hoursAgo, type Locale, type ModuleOverrides, sampleId, type Schemas } from './overrides.ts';

type Story = Pick<Schemas['WebNewsItem'], 'newsType' | 'title' | 'description' | 'author'>;

const kurier = { name: 'Bodensee Kurier', link: 'https://kurier.example/' };

const german: Story[] = [
  {
    newsType: 'press',
    title: 'Das Seehaus ist wieder offen',
    description: 'Nach acht Monaten Umbau sind die ersten Gäste eingezogen. Geblieben ist der Blick auf die Alpen, neu ist das Dampfbad.',
    author: kurier,
  },
  {
    newsType: 'blog',
    title: 'Fünf Fragen an eine Nachtportierin',
    description:
      'Wer nachts durch ein Hotel geht, hört alles: den Aufzug, die Heizung, den ersten Bäckerwagen.\n\nSeit elf Jahren sitzt Edda Lorenz an der Rezeption, wenn alle anderen schlafen. Im Gespräch erzählt sie von verlorenen Schlüsseln, einem Heiratsantrag um halb vier und davon, warum sie ihren Dienst gegen keinen anderen tauschen würde.',
    author: { name: 'Edda Lorenz', link: null },
  },
  {
    newsType: 'social',
    title: 'Unser neuer Frühstücksraum',
    description: 'Unser neuer Frühstücksraum: Holz aus dem eigenen Wald, Licht von drei Seiten und endlich genug Platz für die Zeitung.',
    author: { name: 'Aurelia Hotels', link: 'https://social.example/aurelia' },
  },
  {
    newsType: 'news',
    title: 'Tarifabschluss für das Gastgewerbe',
    description: 'Die Löhne steigen ab Januar um 4,2 Prozent, Auszubildende erhalten 120 Euro mehr im Monat.',
    author: { name: 'Branchendienst', link: 'https://branche.example/' },
  },
  { newsType: 'press', title: '', description: 'Eilmeldung ohne Überschrift: Die Fähre fährt heute nicht.', author: kurier },
];

const arabic: Story[] = [
  {
    newsType: 'press',
    title: 'بيت البحيرة يفتح أبوابه من جديد',
    description: 'بعد ثمانية أشهر من أعمال التجديد وصل أول الضيوف.',
    author: { name: 'صحيفة البحيرة', link: 'https://kurier.example/' },
  },
  {
    newsType: 'blog',
    title: 'خمسة أسئلة لحارسة الليل',
    description: 'من يمشي ليلا في الفندق يسمع كل شيء.',
    author: { name: 'ليلى حداد', link: null },
  },
];

/** A piece of web news; another index gives another story. */
export function aWebNewsItem(overrides: Partial<Schemas['WebNewsItem']> = {}, index = 0, locale: Locale = 'de_DE'): Schemas['WebNewsItem'] {
  const stories = locale === 'ar' ? arabic : german;
  return {
    id: sampleId(50, index),
    ...stories[index % stories.length]!,
    img: index % 3 === 2 ? null : anImage({ alt: '' }, index + 5),
    created_at: hoursAgo(index * 9 + 2),
    link: `https://kurier.example/news/${index + 1}`,
    ...overrides,
  };
}

/** So many different pieces of web news, newest first. */
export const webNews = (count: number, locale: Locale = 'de_DE'): Schemas['WebNewsItem'][] =>
  Array.from({ length: count }, (_, index) => aWebNewsItem({}, index, locale));

/** A page of the web news. */
export const aWebNewsList = (overrides: Partial<Schemas['WebNewsList']> = {}): Schemas['WebNewsList'] => ({
  ...pageOf(webNews(18), 1, 7),
  ...overrides,
});

/** The module with seven pieces of news, and more to come. */
export const aWebnewsModule = ({ options, ...rest }: ModuleOverrides<Schemas['WebnewsModule']> = {}): Schemas['WebnewsModule'] => ({
  id: 'webnews-1',
  type: 'webnews',
  title: 'Aus dem Netz',
  options: { maxRecords: 7, show_title: true, filters: {}, has_more: true, ...options },
  results: webNews(7),
  ...rest,
});

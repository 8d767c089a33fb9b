import { anImage } from './image.ts';
import { anArticleTeaser } from './news.ts';
import { someOccasions } from './occasions.ts';
import { type Locale, type Schemas } from './overrides.ts';
import { webNews } from './webnews-module.ts';

const pictures = (count: number, seed: number) => Array.from({ length: count }, (_, index) => anImage({ alt: '' }, seed + index));

/** An article on the TV page; another index gives another story, with none to three pictures. */
export function aBubbleToolArticle(
  overrides: Partial<Schemas['BubbleToolArticle']> = {},
  index = 0,
  locale: Locale = 'de_DE',
): Schemas['BubbleToolArticle'] {
  const { id, title, teaser, content_locale, publish_date, category, event, author } = anArticleTeaser({}, index, locale);
  const text = Array.from({ length: 6 }, () => teaser).join(' ');
  const images = pictures((index + 1) % 4, index);
  return { id, title, teaser, text, content_locale, publish_date, category, event, author, images, ...overrides };
}

/** What the TV page shows on a full day. */
export function aBubbleTool(overrides: Partial<Schemas['BubbleTool']> = {}, locale: Locale = 'de_DE'): Schemas['BubbleTool'] {
  return {
    time_zone: 'Europe/Berlin',
    today: '2026-11-18',
    top_article: aBubbleToolArticle({ images: pictures(1, 3) }, 0, locale),
    timeline: Array.from({ length: 8 }, (_, index) => aBubbleToolArticle({}, index + 1, locale)),
    occasions: someOccasions(6),
    web_news: webNews(3, locale),
    ...overrides,
  };
}

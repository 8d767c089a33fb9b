import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '@foyer/server/seed';
import { sanitizeContent } from '@foyer/server/seed';
import { blueprints } from './articles/blueprint.ts';
import { blocksOf, countWords } from './articles/markup.ts';
import { frontPage } from './articles/schedule.ts';
import { topics } from './articles/topics.ts';
import { createCalendar } from './calendar.ts';
import { menu } from './aurelia/organisation.ts';
import { pages } from './aurelia/pages.ts';
import { createNews, type DemoArticle } from './news.ts';
import { createPeople } from './people.ts';

const everyLanguage: Locale[] = ['ar', 'de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL'];
const make = (moment: string) => {
  const calendar = createCalendar(new Date(moment));
  return createNews(calendar, createPeople(calendar));
};

let news: DemoArticle[];
beforeAll(() => {
  news = make('2026-11-21T09:30:00.000Z');
});

describe('the news of the demo', () => {
  it('can be written at any time of the year, also just after midnight', () => {
    for (const moment of ['2026-02-28T00:03:00.000Z', '2026-06-15T23:59:00.000Z', '2027-12-31T12:00:00.000Z']) {
      const written = make(moment);
      expect(written).toHaveLength(300);
      expect(written[0]!.publishDate.toISOString().slice(0, 10)).toBe(moment.slice(0, 10));
      expect(written[0]!.publishDate.getTime()).toBeLessThanOrEqual(new Date(moment).getTime());
    }
  });

  it('is about topics that there are, each covered and in every language', () => {
    const covered = new Set(news.flatMap(({ topics: about }) => about));
    expect([...covered].sort()).toEqual(topics.map(({ id }) => id).sort());
    const written = new Set(blueprints.map(({ id }) => id));
    for (const topic of topics) {
      expect(topic.blueprints.filter((id) => !written.has(id))).toEqual([]);
      expect(Object.keys(topic.name).sort()).toEqual(everyLanguage);
    }
    expect(news.filter(({ topics: about }) => about.length === 0)).toEqual([]);
  });

  it('never has the same headline twice, in any language', () => {
    for (const locale of everyLanguage) {
      const titles = news.flatMap((article) => article.title[locale] ?? []);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('is written in German and English, and on the front page in every language', () => {
    for (const article of news)
      for (const text of [article.title, article.teaser, article.content])
        expect(Object.keys(text)).toEqual(expect.arrayContaining(['de_DE', 'en_GB']));
    for (const article of news.slice(0, frontPage.length))
      for (const text of [article.title, article.teaser, article.content]) expect(Object.keys(text).sort()).toEqual(everyLanguage);
    expect(news.filter((article) => article.top).length).toBe(6);
    expect(news.slice(frontPage.length).some((article) => article.top)).toBe(false);
  });

  it('has the signs of the language in Arabic: commas of its own, except within figures', () => {
    const texts = news.flatMap(({ title, teaser, content }) => [title.ar, teaser.ar, content.ar]);
    expect(texts.filter((text) => text && /,(?!\d)/.test(text))).toEqual([]);
  });

  it('has no short text: at least 200 words in German and English, 90 in the other languages', () => {
    const short = news.flatMap((article) =>
      Object.entries(article.content)
        .filter(([locale, html]) => countWords(html) < (locale === 'de_DE' || locale === 'en_GB' ? 200 : 90))
        .map(([locale]) => `${article.title.en_GB} (${locale})`),
    );
    expect(short).toEqual([]);
  });

  it('shares no paragraph with its neighbours', () => {
    const paragraphs = (article: DemoArticle) => (article.content.de_DE ?? '').match(/<p>.*?<\/p>/g) ?? [];
    news.slice(1).forEach((article, i) => {
      const before = new Set(paragraphs(news[i]!));
      expect(paragraphs(article).filter((p) => before.has(p))).toEqual([]);
    });
  });

  it('is clean HTML: the sanitiser has nothing to take out, and no slot or mark-up is left', () => {
    for (const article of news)
      for (const html of Object.values(article.content)) {
        expect(html).not.toMatch(/[{}]|\*\*|\|\||@house|@close|undefined|NaN/);
        expect(sanitizeContent(html).replaceAll(' rel="noopener noreferrer"', '')).toBe(html);
      }
  });

  it('shows whom it portrays', () => {
    const portraits = news.flatMap(({ picture, facts }) =>
      picture?.kind === 'theme' && picture.theme.startsWith('portrait') ? [{ picture, facts }] : [],
    );
    expect(portraits.length).toBeGreaterThan(5);
    for (const { picture, facts } of portraits) expect(picture.sitters).toEqual([facts.cast[0]!.features]);
  });

  it('announces events that lie ahead on the front page', () => {
    const ahead = news.slice(0, frontPage.length).flatMap((article) => article.event?.first ?? []);
    expect(ahead.length).toBeGreaterThan(1);
    expect(ahead.every((day) => day > '2026-11-21')).toBe(true);
  });

  it('has variety: without picture, with gallery, with files, closed to comments or likes, and one very long headline', () => {
    expect(news.some((article) => article.picture === null)).toBe(true);
    const galleries = news.map((article) => article.gallery.length).filter((length) => length > 0);
    expect(Math.min(...galleries)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...galleries)).toBeLessThanOrEqual(6);
    expect(news.some((article) => article.attachments.length > 0)).toBe(true);
    expect(news.some((article) => !article.commentsAllowed)).toBe(true);
    expect(news.some((article) => !article.likesAllowed)).toBe(true);
    const words = news.slice(0, 10).flatMap((article) => article.title.de_DE!.split(/[\s-]/));
    expect(Math.max(...words.map((word) => word.length))).toBeGreaterThan(35);
  });
});

describe('the blueprints', () => {
  it.each(blueprints.map((blueprint) => [blueprint.id, blueprint] as const))('%s says the same in German and English', (_, { text }) => {
    const shape = (body: string) => blocksOf(body).map((alternatives) => alternatives.length);
    expect(shape(text.en_GB.body)).toEqual(shape(text.de_DE.body));
    expect(text.en_GB.titles).toHaveLength(text.de_DE.titles.length);
  });
});

describe('menu and pages', () => {
  it('are there in every language', () => {
    const texts = [
      ...menu.map((entry) => entry.title),
      ...menu.flatMap((entry) => entry.subnav ?? []).map((entry) => entry.title),
      ...pages.flatMap((page) => [page.title, ...page.modules.map((module) => module.title)]),
    ];
    for (const text of texts) expect(Object.keys(text).sort()).toEqual(everyLanguage);
  });
});

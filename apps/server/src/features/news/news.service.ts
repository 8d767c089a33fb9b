import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import type { Locale } from '../../platform/db/types.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { translate } from '../../platform/http/messages.ts';
import type { SettingsReader } from '../../platform/settings/settings-reader.ts';
import type { MediaRepository } from '../../shared/media/media.repository.ts';
import { accessToArticle, sharingOf } from './news.access.ts';
import { calendarFile, calendarFileName } from '@foyer/feeds/calendar';
import { toEditorsArticle, toEditorsTeaser, toEvent, toTeaser } from './news.presenter.ts';
import type { OnwardRepository } from './news.onward.ts';
import type { NewsRepository, NewsSelection } from './news.repository.ts';
import { type ArticleReading, limited, readWhole } from './news.whole.ts';

const mostTopStories = 5;
const mostRelated = 2;

interface NewsParts {
  news: NewsRepository;
  reads: OnwardRepository;
  media: MediaRepository;
  settings: SettingsReader;
}

/** Who reads an article. */
export interface ArticleReader extends ArticleReading {
  /** They see it before and after it is out as well. */
  editor: boolean;
}

const refused = (guest: boolean) => (guest ? new Problem(401, 'unauthenticated') : new Problem(404, 'not_found'));

/** What members and editors read of the news. What only editors see must never be kept in the response cache. */
export function createNewsService({ news, reads, media, settings: settingsReader }: NewsParts) {
  /** Throws 404 for an article that the reader is given nothing of; 401 for guests, who do not learn which articles there are. */
  async function find(id: string, reading: ArticleReader) {
    const { orgId, locale, guest, editor } = reading;
    const [row, settings] = await Promise.all([news.findArticle(orgId, id, locale, { unpublished: editor }), settingsReader.of(orgId)]);
    const access = accessToArticle(row, reading, settings);
    if (!row || !access) throw refused(guest);
    return { row, access, settings };
  }

  return {
    async list(selection: NewsSelection, page: PageRequest, locale: Locale): Promise<Schemas['NewsList']> {
      const [rows, total] = await Promise.all([news.listTeasers(selection, page, locale), news.count(selection)]);
      return { results: rows.map((row) => toTeaser(row, locale)), total, pagination: paginate(page, total) };
    },

    /** The list as editors see it: every article has its status. Cached for no other reader. */
    async editorsList(selection: NewsSelection, page: PageRequest, locale: Locale, timeZone: string): Promise<Schemas['NewsList']> {
      const [rows, total] = await Promise.all([news.listTeasers(selection, page, locale), news.count(selection)]);
      return { results: rows.map((row) => toEditorsTeaser(row, locale, timeZone)), total, pagination: paginate(page, total) };
    },

    async categories({ orgId, editor }: { orgId: string; editor: boolean }, locale: Locale): Promise<Schemas['Category'][]> {
      const rows = await news.listCategories(orgId, locale, { editor });
      return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
    },

    /** The newest top stories as the module shows them; what is not out is never among them. */
    async topTeaser({ order: _, ...selection }: Omit<NewsSelection, 'statuses'>, locale: Locale): Promise<Schemas['TopteaserModule']> {
      const rows = await news.listTeasers({ ...selection, topStories: true }, { page: 1, limit: mostTopStories }, locale);
      return {
        ...{ id: 'top_teaser', type: 'topteaser', title: translate(locale, 'news.top_stories') },
        options: { isCircle: false, sliderInterval: null },
        results: rows.map((row) => toTeaser(row, locale)),
      };
    },

    /**
     * One article as far as its reader has access to it; throws as `find`. Editors see it before and after it is out, so theirs is not cached.
     * `customer` replaces the author for guests.
     */
    async article(id: string, reading: ArticleReader, customer: () => Promise<string>): Promise<Schemas['Article']> {
      const { row, access, settings } = await find(id, reading);
      const whole = await readWhole(row, reading, media);
      const { author, ...article } = access === 'limited' ? limited(whole) : whole;
      const publisher = author ?? { id: reading.orgId, name: await customer(), image: null };
      const shown = { ...article, author: publisher, ...sharingOf(row, settings), access };
      return reading.editor ? toEditorsArticle(shown, row, settings.timeZone) : shown;
    },

    /** What a member reads after an article; throws as `find`. */
    async onward(id: string, reading: ArticleReader, readerId: string): Promise<Schemas['NewsOnward']> {
      const { row: article } = await find(id, reading);
      const rows = await reads.candidates(reading.orgId, id, readerId, reading.locale);
      const unread = rows.find((row) => row.unread) ?? null;
      const others = rows.filter((row) => row !== unread);
      const near = others.filter(({ categoryId }) => categoryId === article.categoryId);
      const shown = [...new Set([...near, ...others])].slice(0, mostRelated).map((row) => toTeaser(row, reading.locale));
      return { unread: unread && toTeaser(unread, reading.locale), related: shown };
    },

    /** The event as a calendar file with its name; throws as `find`, and 404 where there is no event. */
    async calendar(id: string, reading: ArticleReader, origin: string): Promise<{ name: string; file: string }> {
      const { row, access, settings } = await find(id, reading);
      if (access === 'limited') throw refused(reading.guest);
      const event = toEvent(row);
      if (!event) throw new Problem(404, 'not_found');
      const [title, teaser] = [row.title ?? '', row.teaser ?? ''];
      const url = `${origin}${localePath(reading.locale, paths.article(id))}`;
      const { contentVersion: version, contentChangedAt: changedAt } = row;
      const article = { id, orgId: reading.orgId, title, teaser, url, event, version, changedAt };
      return { name: calendarFileName(title), file: calendarFile(article, settings.timeZone) };
    },
  };
}

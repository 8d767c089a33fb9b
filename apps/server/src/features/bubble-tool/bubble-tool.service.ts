import type { Schemas } from '@foyer/api';
import { dayIn } from '@foyer/settings';
import type { Locale } from '../../platform/db/types.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SettingsReader } from '../../platform/settings/settings-reader.ts';
import type { MediaRepository } from '../../shared/media/media.repository.ts';
import type { NewsReader } from '../news/index.ts';
import type { OccasionsService } from '../occasions/index.ts';
import type { WebNewsService } from '../webnews/index.ts';
import { hasBubbleTool } from './bubble-tool.policy.ts';
import { mediaIdsOf, toScreenArticle } from './bubble-tool.presenter.ts';
import type { BubbleToolRepository } from './bubble-tool.repository.ts';
import { most } from './bubble-tool.rules.ts';

/** What the TV page is made of. */
export interface BubbleToolSources {
  articles: BubbleToolRepository;
  news: Pick<NewsReader, 'teasers'>;
  media: MediaRepository;
  occasions: Pick<OccasionsService, 'feed'>;
  webNews: Pick<WebNewsService, 'newest'>;
  settings: SettingsReader;
}

/** The content of the TV page (content §2 "Bubble tool TV page"). */
export function createBubbleToolService(sources: BubbleToolSources, now: () => Date = () => new Date()) {
  const { articles, news, media, occasions, webNews, settings } = sources;

  /** The top article is separate from the timeline, so that nothing is on the screen twice. */
  async function stories(orgId: string, locale: Locale) {
    const [[topStory], newest] = await Promise.all([
      news.teasers({ orgId, topStories: true }, 1, locale),
      news.teasers({ orgId }, most.timeline + 1, locale),
    ]);
    const top = topStory ?? newest[0];
    return { top, others: newest.filter(({ id }) => id !== top?.id).slice(0, most.timeline) };
  }

  async function articlesOf(orgId: string, locale: Locale) {
    const { top, others } = await stories(orgId, locale);
    const teasers = top ? [top, ...others] : [];
    const contents = await articles.contents(
      orgId,
      teasers.map(({ id }) => id),
      locale,
    );
    const found = await media.findAll(orgId, [...contents.values()].flatMap(mediaIdsOf));
    const byId = new Map(found.map((medium) => [medium.id, medium]));
    const show = (teaser: Schemas['ArticleTeaser']) => toScreenArticle(teaser, contents.get(teaser.id), byId, locale);
    return { top_article: top ? show(top) : null, timeline: others.map(show) };
  }

  return {
    /** Throws 404 where the customer has not set the page up. */
    async read(orgId: string, locale: Locale): Promise<Schemas['BubbleTool']> {
      const read = await settings.of(orgId);
      if (!hasBubbleTool(read)) throw new Problem(404, 'not_found');
      const [shown, celebrated, web] = await Promise.all([
        articlesOf(orgId, locale),
        occasions.feed({ orgId, locale, limit: most.occasions }),
        webNews.newest({ orgId }, most.webNews, locale),
      ]);
      return {
        time_zone: read.timeZone,
        today: dayIn(read.timeZone, now()),
        ...shown,
        occasions: celebrated.slice(0, most.occasions),
        web_news: web,
      };
    },
  };
}

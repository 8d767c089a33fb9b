import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { createMediaRepository } from '../../shared/media/media.repository.ts';
import { toTeaser, withoutReactions } from './news.presenter.ts';
import { createNewsRepository } from './news.repository.ts';
import type { NewsSelection } from './news.selection.ts';
import { type ArticleReading, readWhole } from './news.whole.ts';

/** What other screens show of the news. */
export function createNewsReader(context: Pick<Context, 'db'>) {
  const news = createNewsRepository(context);
  const media = createMediaRepository(context);
  return {
    /** The newest articles of a selection; how many says `limit`. */
    async teasers(selection: NewsSelection, limit: number, locale: Locale): Promise<Schemas['ArticleTeaser'][]> {
      return (await news.listTeasers(selection, { page: 1, limit }, locale)).map((row) => toTeaser(row, locale));
    },

    /**
     * The article that a page presents; null where there is none that is out, which editors read before and after it is as well. Guests are given
     * public media only.
     */
    async presented(id: string, reading: ArticleReading & { editor?: boolean }): Promise<Schemas['PageArticle'] | null> {
      const row = await news.findArticle(reading.orgId, id, reading.locale, { unpublished: reading.editor });
      if (!row) return null;
      const { title: _title, ...article } = await readWhole(row, reading, media);
      return row.status === 'published' ? article : withoutReactions(article);
    },
  };
}
export type NewsReader = ReturnType<typeof createNewsReader>;

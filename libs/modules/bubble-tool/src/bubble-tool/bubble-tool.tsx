import type { Schemas } from '@foyer/api';
import { classNames } from '@foyer/ui';
import { Celebrations } from '../celebrations/celebrations.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { TopArticle } from '../top-article/top-article.tsx';
import { WebNews } from '../web-news/web-news.tsx';
import * as styles from './bubble-tool.css.ts';
import { Frame, type FrameProps } from './frame.tsx';

export interface BubbleToolProps extends Omit<FrameProps, 'timeZone'> {
  content: Schemas['BubbleTool'];
  /** Where people read an article on their phones; a whole address. */
  articleAddress: (id: string) => string;
  /** The setting `show_title_in_web_news`. */
  webNewsTitles: boolean;
}

/**
 * The TV page (content §2 "Bubble tool TV page"): everything at once on a screen that no one scrolls or touches. What there is nothing of leaves its
 * place to the rest.
 */
export function BubbleTool({ content, articleAddress, webNewsTitles, ...frame }: BubbleToolProps) {
  const { top_article: top, timeline, occasions, web_news: web, time_zone: timeZone } = content;
  const below = occasions.length > 0 || web.length > 0;
  return (
    <Frame {...frame} timeZone={timeZone}>
      <div className={classNames(styles.content, !top && (below ? styles.withoutTop : styles.timelineAlone))}>
        {(top !== null || below) && (
          <div className={styles.mains[top && below ? 'both' : 'one']}>
            {top && <TopArticle article={top} address={articleAddress(top.id)} />}
            {below && (
              <div className={styles.pair}>
                {occasions.length > 0 && <Celebrations occasions={occasions} />}
                {web.length > 0 && <WebNews items={web} titles={webNewsTitles} />}
              </div>
            )}
          </div>
        )}
        <Timeline articles={timeline} />
      </div>
    </Frame>
  );
}

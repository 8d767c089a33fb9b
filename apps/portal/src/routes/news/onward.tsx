import { onwardQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Heading, Link, SkeletonBlock } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { pairs } from '../../host/articles/article-page.css.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { useKeptArticle } from '../../host/installable/use-kept-article.ts';
import { OnwardStory } from './onward-story.tsx';
import * as styles from './onward.css.ts';
import { useCameNear } from '../../host/articles/use-came-near.ts';

/** So long it has to be on screen to count as opened. */
const openedMs = 5_000;

interface OnwardProps {
  id: string;
  /** Whether members see it: what is only planned cannot have been read. */
  out: boolean;
  /** Where the article's text ends; a member who comes there has read it. */
  textEnd: RefObject<Element | null>;
}

/**
 * Where an article leads on, below its newest comments: the newest one that the member has not read, two that are related, and the list. They are asked for when
 * the reader comes near. Here the article is also kept for a reading without a connection.
 */
export function Onward({ id, out, textEnd }: OnwardProps) {
  const api = useApi();
  const locale = useLocale();
  const section = useRef<HTMLElement>(null);
  useKeptArticle(id, out);
  const near = useCameNear(section, '50% 0px');
  const atEnd = useCameNear(textEnd, '0px');
  const { data, isError } = useQuery({ ...onwardQuery(api, id), enabled: near });
  useEffect(() => {
    if (!out) return;
    // Where it is not noted that it was read, the article is offered once more.
    const note = (path: '/news/{id}/opened' | '/news/{id}/read') => void api.client.PUT(path, { params: { path: { id } } }).catch(() => {});
    if (atEnd) return note('/news/{id}/read');
    const timer = setTimeout(() => document.hidden || note('/news/{id}/opened'), openedMs);
    return () => clearTimeout(timer);
  }, [api, id, atEnd, out]);
  return (
    <section ref={section} className={styles.onward} aria-labelledby="onward">
      <Heading level={2} id="onward">
        <FormattedMessage defaultMessage="Keep reading" description="Heading above other articles, at an article's end" />
      </Heading>
      {data?.unread && (
        <OnwardStory
          as="div"
          article={data.unread}
          label={
            <FormattedMessage
              defaultMessage="Next unread"
              description="Above the newest article that the reader has not read, at an article's end"
            />
          }
        />
      )}
      {!data && !isError && <SkeletonBlock size="l" />}
      {data && data.related.length > 0 && (
        <ul className={pairs} role="list">
          {data.related.map((article) => (
            <OnwardStory key={article.id} article={article} />
          ))}
        </ul>
      )}
      <p>
        <Link href={localePath(locale, paths.news)}>
          <FormattedMessage defaultMessage="Back to all news" description="Link to the news list, at an article's end" />
        </Link>
      </p>
    </section>
  );
}

import { onwardQuery, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Heading, Link, SkeletonBlock } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { OnwardStory } from './onward-story.tsx';
import * as styles from './onward.css.ts';
import { useCameNear } from './use-came-near.ts';

/**
 * Where an article's end leads: the newest one that the member has not read, two that are related, and the list. It is asked for when its reader comes near; who comes to it has
 * read the article, unless it is not `out`.
 */
export function Onward({ id, out }: { id: string; out: boolean }) {
  const api = useApi();
  const locale = useLocale();
  const section = useRef<HTMLElement>(null);
  const near = useCameNear(section, '50% 0px');
  const atEnd = useCameNear(section, '0px');
  const { data, isError } = useQuery({ ...onwardQuery(api, id), enabled: near });
  useEffect(() => {
    if (!atEnd || !out) return;
    // Where it is not noted, the article is offered once more.
    api.client.PUT('/news/{id}/read', { params: { path: { id } } }).catch(() => undefined);
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
        <ul className={styles.stories} role="list">
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

import { newsListQuery, type Schemas, useApi, useMorePages } from '@foyer/api';
import { FilledGrid, GrowingList, useFold } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TeaserCard } from '../teaser-card/teaser-card.tsx';
import * as styles from './teaser-grid.css.ts';

/** The teasers, folded to the first four where it is narrow, and the button that fetches the next ones. */
export function TeaserGrid({ module: { options, results } }: { module: Schemas['ArticleteaserModule'] }) {
  const { entries: teasers, ...more } = useMorePages(newsListQuery(useApi(), options.filters, options.maxRecords, 2), {
    results,
    hasMore: options.has_more,
  });
  const [opened, setOpened] = useState(false);
  const folded = useFold() === 'short' && more.hasMore && !opened;
  const showMore = () => {
    setOpened(true);
    more.fetchMore();
  };

  return (
    <GrowingList
      {...more}
      fetchMore={showMore}
      total={teasers.length}
      label={<FormattedMessage defaultMessage="Show more news" description="Button below the news teasers" />}
      retryLabel={
        <FormattedMessage defaultMessage="Try again" description="Button below the news teasers when more could not be fetched" />
      }
      failure={
        <FormattedMessage
          defaultMessage="The next articles could not be loaded. Check your connection and try again."
          description="Below the news teasers when more could not be fetched"
        />
      }
    >
      <FilledGrid as="ul" role="list" className={folded ? styles.firstFour : undefined}>
        {teasers.map((article, index) => (
          <li key={article.id}>
            <TeaserCard article={article} lead={index % 10 === 0} />
          </li>
        ))}
      </FilledGrid>
    </GrowingList>
  );
}

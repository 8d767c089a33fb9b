import { newsListQuery, type Schemas, useApi, useMorePages } from '@foyer/api';
import { FilledGrid, GrowingList } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { TeaserCard } from '../teaser-card/teaser-card.tsx';

/** The teasers and the button that fetches the next ones. */
export function TeaserGrid({ module: { options, results } }: { module: Schemas['ArticleteaserModule'] }) {
  const { entries: teasers, ...more } = useMorePages(newsListQuery(useApi(), options.filters, options.maxRecords, 2), {
    results,
    hasMore: options.has_more,
  });

  return (
    <GrowingList
      {...more}
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
      <FilledGrid as="ul" role="list">
        {teasers.map((article, index) => (
          <li key={article.id}>
            <TeaserCard article={article} lead={index % 10 === 0} />
          </li>
        ))}
      </FilledGrid>
    </GrowingList>
  );
}

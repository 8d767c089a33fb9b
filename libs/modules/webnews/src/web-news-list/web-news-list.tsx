import { type Schemas, useApi, useMorePages, webNewsQuery } from '@foyer/api';
import { GrowingList, Masonry } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { WebNewsCard } from '../web-news-card/web-news-card.tsx';

/** The news and the button that fetches the next ones. */
export function WebNewsList({ module: { options, results } }: { module: Schemas['WebnewsModule'] }) {
  const list = webNewsQuery(useApi(), options.filters, options.maxRecords, 2);
  const { entries, ...more } = useMorePages(list, { results, hasMore: options.has_more });

  return (
    <GrowingList
      {...more}
      total={entries.length}
      label={<FormattedMessage defaultMessage="Show more web news" description="Button below news of other websites" />}
      retryLabel={<FormattedMessage defaultMessage="Try again" description="Button below web news when more could not be fetched" />}
      failure={
        <FormattedMessage
          defaultMessage="The next web news could not be loaded. Check your connection and try again."
          description="Below news of other websites when more could not be fetched"
        />
      }
    >
      <Masonry>
        {entries.map((item) => (
          <WebNewsCard key={item.id} item={item} titles={options.show_title} />
        ))}
      </Masonry>
    </GrowingList>
  );
}

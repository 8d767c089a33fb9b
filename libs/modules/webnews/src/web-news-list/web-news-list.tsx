import { type Schemas, useApi, useMorePages, webNewsQuery } from '@foyer/api';
import { Masonry, MoreEntries, Stack, useNewEntryFocus } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { WebNewsCard } from '../web-news-card/web-news-card.tsx';

/** The news and the button that fetches the next ones. The first of them gets the focus. */
export function WebNewsList({ module: { options, results } }: { module: Schemas['WebnewsModule'] }) {
  const list = webNewsQuery(useApi(), options.filters, options.maxRecords, 2);
  const { entries, hasMore, isFetching, failed, fetchMore } = useMorePages(list, { results, hasMore: options.has_more });
  const { ref, mark } = useNewEntryFocus(entries.length);

  const showMore = () => {
    mark();
    fetchMore();
  };

  return (
    <Stack gap="l" ref={ref}>
      <Masonry>
        {entries.map((item) => (
          <WebNewsCard key={item.id} item={item} titles={options.show_title} />
        ))}
      </Masonry>
      {(hasMore || failed) && (
        <MoreEntries
          pending={isFetching}
          onMore={showMore}
          label={
            failed ? (
              <FormattedMessage defaultMessage="Try again" description="Button below web news when more could not be fetched" />
            ) : (
              <FormattedMessage defaultMessage="Show more web news" description="Button below news of other websites" />
            )
          }
          failure={
            failed && (
              <FormattedMessage
                defaultMessage="The next web news could not be loaded. Check your connection and try again."
                description="Below news of other websites when more could not be fetched"
              />
            )
          }
        />
      )}
    </Stack>
  );
}

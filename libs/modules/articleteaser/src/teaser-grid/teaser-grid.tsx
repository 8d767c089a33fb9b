import type { Schemas } from '@foyer/api';
import { FilledGrid, MoreEntries, Stack, useNewEntryFocus } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { TeaserCard } from '../teaser-card/teaser-card.tsx';
import { useMoreTeasers } from './use-more-teasers.ts';

/** The teasers and the button that fetches the next ones. New teasers get the focus, so that nobody loses their place. */
export function TeaserGrid({ module }: { module: Schemas['ArticleteaserModule'] }) {
  const { teasers, hasMore, isFetching, failed, fetchMore } = useMoreTeasers(module);
  const { ref, mark } = useNewEntryFocus(teasers.length);

  const showMore = () => {
    mark();
    fetchMore();
  };

  return (
    <Stack gap="l" ref={ref}>
      <FilledGrid as="ul" role="list">
        {teasers.map((article, index) => (
          <li key={article.id}>
            <TeaserCard article={article} lead={index % 10 === 0} />
          </li>
        ))}
      </FilledGrid>
      {(hasMore || failed) && (
        <MoreEntries
          pending={isFetching}
          onMore={showMore}
          label={
            failed ? (
              <FormattedMessage defaultMessage="Try again" description="Button below the news teasers when more could not be fetched" />
            ) : (
              <FormattedMessage defaultMessage="Show more news" description="Button below the news teasers" />
            )
          }
          failure={
            failed && (
              <FormattedMessage
                defaultMessage="The next articles could not be loaded. Check your connection and try again."
                description="Below the news teasers when more could not be fetched"
              />
            )
          }
        />
      )}
    </Stack>
  );
}

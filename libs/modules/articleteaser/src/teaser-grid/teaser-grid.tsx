import type { Schemas } from '@foyer/api';
import { Alert, Button, Grid, Stack } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { TeaserCard } from '../teaser-card/teaser-card.tsx';
import { useMoreTeasers } from './use-more-teasers.ts';

/** The teasers and the button that fetches the next ones. New teasers get the focus, so that nobody loses their place. */
export function TeaserGrid({ module }: { module: Schemas['ArticleteaserModule'] }) {
  const { teasers, pageCount, hasMore, isFetching, failed, fetchMore } = useMoreTeasers(module);
  const list = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(undefined);

  useEffect(() => {
    if (focusFrom.current === undefined) return;
    const first = list.current?.children[focusFrom.current] ?? list.current?.lastElementChild;
    first?.querySelector('a')?.focus();
    focusFrom.current = undefined;
  }, [pageCount]);

  const showMore = () => {
    focusFrom.current = teasers.length;
    fetchMore();
  };

  return (
    <Stack gap="l">
      <Grid as="ul" role="list" ref={list}>
        {teasers.map((article) => (
          <li key={article.id}>
            <TeaserCard article={article} />
          </li>
        ))}
      </Grid>
      {failed && (
        <Alert tone="critical" role="alert">
          <FormattedMessage
            defaultMessage="The next articles could not be loaded. Check your connection and try again."
            description="Below the news teasers when more could not be fetched"
          />
        </Alert>
      )}
      {hasMore && (
        <Stack align="center">
          <Button look="secondary" pending={isFetching} onClick={showMore}>
            {failed ? (
              <FormattedMessage defaultMessage="Try again" description="Button below the news teasers when more could not be fetched" />
            ) : (
              <FormattedMessage defaultMessage="Show more news" description="Button below the news teasers" />
            )}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

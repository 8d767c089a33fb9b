import type { Schemas } from '@foyer/api';
import { Button, EmptyState, Loading, NoResultsIcon, SkeletonList } from '@foyer/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { list, more } from '../list/conversation-list.css.ts';
import { Failed } from '../shared/failed.tsx';
import { padded } from '../shared/view-frame.css.ts';
import { FoundMessage } from './found-message.tsx';

interface FoundMessagesProps {
  found: UseInfiniteQueryResult<InfiniteData<Schemas['ChatMessageSearch']>>;
  query: string;
}

/** What a search among messages has found. */
export function FoundMessages({ found, query }: FoundMessagesProps) {
  const intl = useIntl();
  if (found.isPending) {
    return (
      <Loading
        label={intl.formatMessage({ defaultMessage: 'Searching messages', description: 'For screen readers, in the chat' })}
        className={padded}
      >
        <SkeletonList rows={3} />
      </Loading>
    );
  }
  if (!found.data) {
    return (
      <Failed pending={found.isFetching} onRetry={() => void found.refetch()}>
        <FormattedMessage defaultMessage="The messages could not be searched." description="In place of what a search has found" />
      </Failed>
    );
  }
  const messages = found.data.pages.flatMap(({ results }) => results);
  if (messages.length === 0) {
    return (
      <EmptyState
        icon={NoResultsIcon}
        level={3}
        title={<FormattedMessage defaultMessage="No message found" description="Title where a search among messages finds nothing" />}
      >
        <FormattedMessage defaultMessage="Try fewer or other words." description="Where a search among messages finds nothing" />
      </EmptyState>
    );
  }
  return (
    <>
      <ul role="list" className={list}>
        {messages.map((message) => (
          <li key={message.id}>
            <FoundMessage {...{ message, query }} />
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <div className={more}>
          <Button look="secondary" pending={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            <FormattedMessage defaultMessage="Show older messages" description="Button below what a search among messages has found" />
          </Button>
        </div>
      )}
    </>
  );
}

import { type Schemas, uniqueById } from '@foyer/api';
import { Button, ChatIcon, EmptyState, Loading, NewMessageIcon, Icon, NoResultsIcon, SkeletonPeople } from '@foyer/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { Failed } from '../shared/failed.tsx';
import { padded } from '../shared/view-frame.css.ts';
import { ConversationRow } from './conversation-row.tsx';
import * as styles from './conversation-list.css.ts';

interface ListContentProps {
  list: UseInfiniteQueryResult<InfiniteData<Schemas['ConversationList']>>;
  isSearch: boolean;
}

/** What there is of the list of conversations. */
export function ListContent({ list, isSearch }: ListContentProps) {
  const intl = useIntl();
  if (list.isPending) {
    return (
      <Loading
        label={intl.formatMessage({ defaultMessage: 'Loading conversations', description: 'For screen readers' })}
        className={padded}
      >
        <SkeletonPeople rows={6} />
      </Loading>
    );
  }
  if (!list.data) {
    return (
      <Failed pending={list.isFetching} onRetry={() => void list.refetch()}>
        <FormattedMessage defaultMessage="The conversations could not be loaded." description="In place of the list of conversations" />
      </Failed>
    );
  }
  const conversations = uniqueById(list.data.pages.flatMap(({ results }) => results));
  if (conversations.length === 0) return isSearch ? <NothingFound /> : <NoConversations />;
  return (
    <>
      <ul role="list" className={styles.list}>
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <ConversationRow conversation={conversation} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button look="secondary" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <FormattedMessage defaultMessage="Show more conversations" description="Button below the list of conversations" />
          </Button>
        </div>
      )}
    </>
  );
}

function NoConversations() {
  const { lead } = useChat();
  return (
    <EmptyState
      icon={ChatIcon}
      level={3}
      title={<FormattedMessage defaultMessage="No conversations yet" description="Title of the empty list of conversations" />}
      action={
        <Button look="primary" icon={<Icon icon={NewMessageIcon} />} onClick={() => lead({ name: 'new' })}>
          <FormattedMessage defaultMessage="New message" description="Button in the empty list of conversations" />
        </Button>
      }
    >
      <FormattedMessage defaultMessage="Write to a colleague or to several at once." description="In the empty list of conversations" />
    </EmptyState>
  );
}

const NothingFound = () => (
  <EmptyState
    icon={NoResultsIcon}
    level={3}
    title={<FormattedMessage defaultMessage="No conversation found" description="Title where a search among conversations finds nothing" />}
  >
    <FormattedMessage
      defaultMessage="Search for the name of a conversation or of a person in it."
      description="Where a search among conversations finds nothing"
    />
  </EmptyState>
);

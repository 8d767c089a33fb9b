import { useApi } from '@foyer/api';
import { messageSearchQuery } from '@foyer/api/chat';
import { Heading, SearchField, useDebounced } from '@foyer/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { search } from '../list/conversation-list.css.ts';
import { useChat } from '../shared/chat-context.ts';
import { scroll } from '../shared/view-frame.css.ts';
import { ViewFrame } from '../shared/view-frame.tsx';
import { FoundMessages } from './found-messages.tsx';

/** Milliseconds between the last letter and the search. */
const searchDelay = 300;

/** Looks for messages of a conversation. */
export function MessageSearch({ id }: { id: string }) {
  const intl = useIntl();
  const { lead } = useChat();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), searchDelay);
  const found = useInfiniteQuery({
    ...messageSearchQuery(useApi(), id, query),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  useEffect(() => field.current?.focus(), []);
  const label = intl.formatMessage({ defaultMessage: 'Search this conversation', description: 'Field of the search among messages' });
  return (
    <ViewFrame
      onBack={() => lead({ name: 'conversation', id })}
      title={
        <Heading level={2} size="card">
          <FormattedMessage defaultMessage="Search messages" description="Title of the search among the messages of a conversation" />
        </Heading>
      }
    >
      <div className={search}>
        <SearchField
          ref={field}
          label={label}
          placeholder={label}
          submitLabel={intl.formatMessage({ defaultMessage: 'Search', description: 'Button in the field of the search among messages' })}
          clearLabel={intl.formatMessage({ defaultMessage: 'Clear the search', description: 'Button in a search field of the chat' })}
          value={typed}
          maxLength={100}
          pending={typed.trim() !== '' && (typed.trim() !== query || found.isPlaceholderData)}
          onChange={setTyped}
          onSearch={setTyped}
          onClear={() => setTyped('')}
        />
      </div>
      <div className={scroll}>{query !== '' && <FoundMessages found={found} query={query} />}</div>
    </ViewFrame>
  );
}

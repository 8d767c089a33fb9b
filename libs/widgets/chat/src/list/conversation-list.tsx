import { useApi } from '@foyer/api';
import { conversationsQuery } from '@foyer/api/chat';
import { Heading, Icon, IconButton, NewMessageIcon, SearchField, SettingsIcon, useDebounced } from '@foyer/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { loadAhead } from '../shared/later-views.ts';
import { ViewFrame } from '../shared/view-frame.tsx';
import { scroll } from '../shared/view-frame.css.ts';
import { ListContent } from './list-content.tsx';
import * as styles from './conversation-list.css.ts';
import { useIntent } from './use-intent.ts';

/** Milliseconds between the last letter and the search. */
const searchDelay = 300;

/** So long after the list came, in ms, it has what it needs and the next step can be prepared. */
const aheadMs = 1500;

/** The reader's conversations, those with the latest message first, with a search. */
export function ConversationList() {
  const intl = useIntl();
  const { lead } = useChat();
  const [typed, setTyped] = useState('');
  const query = useDebounced(typed.trim(), searchDelay);
  const list = useInfiniteQuery({ ...conversationsQuery(useApi(), query), placeholderData: keepPreviousData });
  // Not by the focus, which is given to the first button as the panel opens.
  const { onPointerEnter, onPointerLeave, onPointerDown } = useIntent(() => loadAhead('new'));
  useEffect(() => {
    const timer = setTimeout(() => loadAhead('conversation'), aheadMs);
    return () => clearTimeout(timer);
  }, []);
  const label = intl.formatMessage({ defaultMessage: 'Search conversations', description: 'Field above the list of conversations' });
  return (
    <ViewFrame
      title={
        <Heading level={2} size="card">
          <FormattedMessage defaultMessage="Messages" description="Title of the list of conversations" />
        </Heading>
      }
      actions={
        <>
          <IconButton
            {...{ onPointerEnter, onPointerLeave, onPointerDown }}
            label={intl.formatMessage({ defaultMessage: 'Chat settings', description: 'Button above the list of conversations' })}
            icon={<Icon icon={SettingsIcon} />}
            onClick={() => lead({ name: 'settings' })}
          />
          <IconButton
            {...{ onPointerEnter, onPointerLeave, onPointerDown }}
            label={intl.formatMessage({ defaultMessage: 'New message', description: 'Button above the list of conversations' })}
            icon={<Icon icon={NewMessageIcon} />}
            onClick={() => lead({ name: 'new' })}
          />
        </>
      }
    >
      <div className={styles.search}>
        <SearchField
          label={label}
          placeholder={label}
          submitLabel={intl.formatMessage({ defaultMessage: 'Search', description: 'Button in the field above the list of conversations' })}
          clearLabel={intl.formatMessage({ defaultMessage: 'Clear the search', description: 'Button in a search field of the chat' })}
          value={typed}
          maxLength={100}
          pending={typed.trim() !== '' && (typed.trim() !== query || list.isPlaceholderData)}
          onChange={setTyped}
          onSearch={setTyped}
          onClear={() => setTyped('')}
        />
      </div>
      <div className={scroll}>
        <ListContent list={list} isSearch={query !== ''} />
      </div>
    </ViewFrame>
  );
}

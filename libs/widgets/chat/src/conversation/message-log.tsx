import type { Schemas } from '@foyer/api';
import { Button, ChatIcon, ChevronDownIcon, EmptyState, Icon, IconButton, Spinner } from '@foyer/ui';
import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageActions } from '../message/message-actions.ts';
import type { ConversationSync } from '../sync/conversation-sync.ts';
import type { SyncState } from '../sync/sync-store.ts';
import type { Timeline } from '../sync/timeline.ts';
import { arrange, type Unread } from './arrange.ts';
import * as styles from './conversation.css.ts';
import { LogLine } from './log-line.tsx';

interface MessageLogProps {
  scroller: RefObject<HTMLDivElement | null>;
  timeline: Timeline;
  state: SyncState;
  sync: ConversationSync;
  conversation: Schemas['Conversation'];
  me: string;
  unread: Unread;
  markedSeq: number | null;
  actions: MessageActions;
  atEnd: boolean;
  onJump: () => void;
  /** What is being sent. */
  children: ReactNode;
  isEmpty: boolean;
}

/** The messages of a conversation that are shown, with what leads to its end. */
export function MessageLog(props: MessageLogProps) {
  const { scroller, timeline, state, sync, conversation, me, unread, markedSeq, actions, atEnd, onJump, children, isEmpty } = props;
  const intl = useIntl();
  const lines = arrange(timeline.messages, {
    me,
    unread,
    hasBefore: timeline.hasBefore,
    dayOf: (time) => intl.formatDate(time, { dateStyle: 'short' }),
  });
  return (
    <div className={styles.place}>
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={intl.formatMessage({ defaultMessage: 'Messages', description: 'Name of the messages of a conversation' })}
        tabIndex={0}
        className={styles.log}
      >
        <div className={styles.lines}>
          {timeline.hasBefore && <Edge end="before" state={state} onRetry={() => void sync.older()} />}
          {isEmpty && <NoMessages />}
          {lines.map((line) => (
            <LogLine key={line.key} {...{ line, conversation, me, markedSeq, actions }} />
          ))}
          {timeline.hasAfter ? <Edge end="after" state={state} onRetry={() => void sync.newer()} /> : children}
        </div>
      </div>
      {(!atEnd || timeline.hasAfter) && <JumpToLatest count={conversation.new_messages} onJump={onJump} />}
    </div>
  );
}

/** Where more is loaded, or could not be. */
function Edge({ end, state, onRetry }: { end: 'before' | 'after'; state: SyncState; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <div className={styles.edge}>
      {state.failed === end ? (
        <Button look="quiet" onClick={onRetry}>
          <FormattedMessage
            defaultMessage="Messages could not be loaded. Try again"
            description="Button at an end of the messages that are shown"
          />
        </Button>
      ) : (
        state.loading === end && (
          <Spinner
            label={intl.formatMessage({ defaultMessage: 'Loading messages', description: 'At an end of the messages that are shown' })}
          />
        )
      )}
    </div>
  );
}

function JumpToLatest({ count, onJump }: { count: number; onJump: () => void }) {
  const intl = useIntl();
  const badgeLabel = intl.formatMessage(
    { defaultMessage: '{count, plural, one {# unread} other {# unread}}', description: 'How many messages are below those that are shown' },
    { count },
  );
  return (
    <span className={styles.jump}>
      <IconButton
        label={intl.formatMessage({ defaultMessage: 'Latest messages', description: 'Button that leads to the end of a conversation' })}
        icon={<Icon icon={ChevronDownIcon} />}
        badge={count}
        badgeLabel={badgeLabel}
        onClick={onJump}
      />
    </span>
  );
}

const NoMessages = () => (
  <div className={styles.centre}>
    <EmptyState
      icon={ChatIcon}
      level={3}
      title={<FormattedMessage defaultMessage="No messages yet" description="Title of a conversation without messages" />}
    >
      <FormattedMessage defaultMessage="Write the first one." description="In a conversation without messages" />
    </EmptyState>
  </div>
);

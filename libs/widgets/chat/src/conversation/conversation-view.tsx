import { ApiError } from '@foyer/api';
import { Button, ErrorState, Heading, Loading, SkeletonPeople } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { Failed } from '../shared/failed.tsx';
import { ViewFrame } from '../shared/view-frame.tsx';
import { padded } from '../shared/view-frame.css.ts';
import { ConversationHead } from './conversation-head.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { useConversation } from './use-conversation.ts';
import { useConversationSync } from './use-conversation-sync.ts';

/** One conversation, from its end or from a place in it. */
export function ConversationView({ id, at }: { id: string; at?: number | undefined }) {
  const intl = useIntl();
  const { lead } = useChat();
  const conversation = useConversation(id);
  const [state, sync] = useConversationSync(id, at);
  const back = () => lead({ name: 'list' });
  const { data, error } = conversation;
  const title = data ? (
    <ConversationHead conversation={data} />
  ) : (
    <Heading level={2} size="card">
      <FormattedMessage defaultMessage="Conversation" description="Title of a conversation that is not loaded" />
    </Heading>
  );
  const failure = error ?? state.failure;
  const isGone = failure instanceof ApiError && failure.status === 404;
  return (
    <ViewFrame onBack={back} title={title} actions={data && !isGone && <ConversationMenu conversation={data} />}>
      {isGone ? (
        <Gone onBack={back} />
      ) : data && state.timeline ? (
        <OpenConversation {...{ at, state, sync }} conversation={data} timeline={state.timeline} />
      ) : failure ? (
        <Failed
          pending={conversation.isFetching}
          onRetry={() => {
            void conversation.refetch();
            void sync.open(at === undefined ? {} : { around: at });
          }}
        >
          <FormattedMessage defaultMessage="The conversation could not be loaded." description="In place of a conversation" />
        </Failed>
      ) : (
        <Loading
          label={intl.formatMessage({ defaultMessage: 'Loading the conversation', description: 'For screen readers' })}
          className={padded}
        >
          <SkeletonPeople rows={4} />
        </Loading>
      )}
    </ViewFrame>
  );
}

const Gone = ({ onBack }: { onBack: () => void }) => (
  <ErrorState
    kind="notFound"
    level={3}
    title={
      <FormattedMessage
        defaultMessage="This conversation is not there"
        description="Title in place of a conversation one does not belong to"
      />
    }
    action={
      <Button look="secondary" onClick={onBack}>
        <FormattedMessage defaultMessage="All conversations" description="Button in place of a conversation one does not belong to" />
      </Button>
    }
  >
    <FormattedMessage
      defaultMessage="You do not belong to it, or it has never existed."
      description="In place of a conversation one does not belong to"
    />
  </ErrorState>
);

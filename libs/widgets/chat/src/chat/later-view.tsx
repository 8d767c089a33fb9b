import { Loading, SkeletonList } from '@foyer/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import type { ChatView } from '../shared/chat-view.ts';
import { Failed } from '../shared/failed.tsx';
import { laterViews, loadView } from '../shared/later-views.ts';
import { padded } from '../shared/view-frame.css.ts';
import { ViewFrame } from '../shared/view-frame.tsx';

/** A view whose code comes when it is asked for. */
export function LaterView({ view }: { view: Exclude<ChatView, { name: 'list' }> }) {
  const intl = useIntl();
  const { lead } = useChat();
  const [views, setViews] = useState(laterViews);
  const [failed, setFailed] = useState(false);
  const { name } = view;
  const [tries, setTries] = useState(0);
  const { ConversationView, NewMessage, ChatSettings, MessageSearch, MembersView } = views;
  const missing = !(name === 'conversation' ? ConversationView : ChatSettings);
  useEffect(() => {
    if (!missing) return;
    void loadView(name).then(
      (arrived) => setViews(arrived),
      () => setFailed(true),
    );
  }, [missing, name, tries]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };

  if (view.name === 'conversation' && ConversationView) {
    return <ConversationView key={`${view.id} ${view.at ?? ''}`} id={view.id} at={view.at} />;
  }
  if (view.name === 'new' && NewMessage) return <NewMessage />;
  if (view.name === 'settings' && ChatSettings) return <ChatSettings />;
  if (view.name === 'search' && MessageSearch) return <MessageSearch key={view.id} id={view.id} />;
  if (view.name === 'people' && MembersView) return <MembersView key={view.id} id={view.id} />;
  return (
    <ViewFrame
      onBack={() => lead(view.name === 'search' || view.name === 'people' ? { name: 'conversation', id: view.id } : { name: 'list' })}
      title={null}
    >
      {failed ? (
        <Failed pending={false} onRetry={retry}>
          <FormattedMessage defaultMessage="This view could not be loaded." description="In place of a view of the chat" />
        </Failed>
      ) : (
        <Loading
          label={intl.formatMessage({ defaultMessage: 'Loading', description: 'For screen readers, in the chat' })}
          className={padded}
        >
          <SkeletonList rows={3} />
        </Loading>
      )}
    </ViewFrame>
  );
}

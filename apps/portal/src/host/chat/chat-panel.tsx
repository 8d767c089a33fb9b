import { FloatingPanel } from '@foyer/ui';
import { Chat } from '@foyer/widget-chat';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useUser } from '../app/shell-data.ts';
import { AllMessages } from '../language/all-messages.tsx';
import { subscribe } from '../realtime/subscriptions.ts';
import { PortalSnackbars } from '../snackbars/portal-snackbars.tsx';
import { chatViewAtom } from './chat-state.ts';
import { useOpenChat } from './use-open-chat.ts';

function Panel() {
  const intl = useIntl();
  const me = useUser();
  const view = useAtomValue(chatViewAtom);
  const lead = useOpenChat();
  return (
    <FloatingPanel
      open={view !== null}
      onOpenChange={(open) => open || lead(null)}
      label={intl.formatMessage({ defaultMessage: 'Chat', description: 'Name of the panel with the conversations' })}
    >
      {me && view && <Chat me={me.user_id} view={view} onViewChange={lead} onClose={() => lead(null)} realtime={{ subscribe }} />}
    </FloatingPanel>
  );
}

/** The chat in its panel: floating on wide screens, a screen of its own on phones. */
export const ChatPanel = () => (
  <Suspense>
    <AllMessages part="chat">
      <PortalSnackbars>
        <Panel />
      </PortalSnackbars>
    </AllMessages>
  </Suspense>
);

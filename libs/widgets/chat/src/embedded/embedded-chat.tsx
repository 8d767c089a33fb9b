import { SnackbarProvider } from '@foyer/ui';
import { useWidget } from '@foyer/widget-element';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Chat } from '../chat/chat.tsx';
import type { ChatOptions } from '../options.ts';
import type { ChatView } from '../shared/chat-view.ts';
import { loadAhead } from '../shared/later-views.ts';

/** The chat on another website, which keeps what is shown while its panel is closed. */
export function EmbeddedChat({ conversationId }: ChatOptions) {
  const intl = useIntl();
  const widget = useWidget();
  const [view, setView] = useState<ChatView>(conversationId ? { name: 'conversation', id: conversationId } : { name: 'list' });
  // Beside signing in, not after it.
  useEffect(() => loadAhead(view.name), [view.name]);
  if (!widget?.me || !widget.events) return null;
  const { subscribe } = widget.events;
  return (
    <SnackbarProvider
      label={intl.formatMessage({ defaultMessage: 'Messages', description: 'Name of the place where short messages appear' })}
      dismissLabel={intl.formatMessage({ defaultMessage: 'Close message', description: 'Button of a short message' })}
    >
      <Chat me={widget.me} view={view} onViewChange={setView} onClose={() => widget.setOpen(false)} realtime={{ subscribe }} />
    </SnackbarProvider>
  );
}

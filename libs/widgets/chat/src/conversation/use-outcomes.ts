import { useApi } from '@foyer/api';
import { conversationQuery, conversationsKey } from '@foyer/api/chat';
import { useSnackbar } from '@foyer/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { changeConversation } from '../shared/use-chat-events.ts';
import type { Outcome } from '../sync/chat-session.ts';

/** Says why a message was not sent, and notes in the lists what was; the text of what was refused is back in its field by then. */
export function useOutcomes(): void {
  const intl = useIntl();
  const api = useApi();
  const queries = useQueryClient();
  const show = useSnackbar();
  const { session } = useChat();
  const tell = useEffectEvent((outcome: Outcome) => {
    if ('sent' in outcome) {
      const { sent } = outcome;
      // The server takes what one writes to for read.
      changeConversation(
        queries,
        conversationQuery(api, sent.conversation_id).queryKey,
        sent.conversation_id,
        ({ last_message: last, last_number, read_number }) => ({
          last_message: !last || last.seq <= sent.seq ? sent : last,
          last_number: Math.max(last_number, sent.number),
          read_number: Math.max(read_number, sent.number),
          new_messages: 0,
        }),
      );
      return void queries.invalidateQueries({ queryKey: conversationsKey });
    }
    const { detail, title } = outcome.refused;
    const usual = intl.formatMessage({
      defaultMessage: 'The message could not be sent.',
      description: 'Short notice of the chat; the text is back in the field',
    });
    show(detail || title || usual, { tone: 'critical', duration: 2500 });
  });
  useEffect(() => session.onOutcome((outcome) => tell(outcome)), [session]);
}

import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, refused } from '../../platform/http/problem.ts';
import { createPeopleByName } from '../../shared/people/people-by-name.ts';
import { createChatEvents } from './chat.events.ts';
import { createChatPreferences } from './chat-preferences.repository.ts';
import { createChatPeopleRepository } from './chat-people.repository.ts';
import { createTurns } from './chat.turns.ts';
import { createChatWriter } from './chat.writes.ts';
import { createConversationParts } from './conversations.parts.ts';
import { showConversations } from './conversations.presenter.ts';
import { createConversationsRepository } from './conversations.repository.ts';
import { createConversationsWriter } from './conversations.writes.ts';
import { createMessageParts } from './messages.parts.ts';
import { showMessages } from './messages.presenter.ts';
import { createMessageSearch } from './messages.search.ts';
import { createMessagesRepository, type MessageRow } from './messages.repository.ts';
import { createStandingWriter } from './standing.writes.ts';

/** What the services of the chat have in common. */
export function createChatParts(context: Context) {
  const [conversations, messages] = [createConversationsRepository(context), createMessagesRepository(context)];
  const shown = { conversations: createConversationParts(context), messages: createMessageParts(context) };
  const people = createChatPeopleRepository(context);
  const events = createChatEvents(context, conversations);
  const [writer, inTurn] = [createChatWriter(context), createTurns()];

  /** Tells the members of a change of a message, and answers with the message. */
  async function announce(row: MessageRow, locale: Locale): Promise<Schemas['ChatMessage']> {
    const message = (await showMessages(shown.messages, [row], locale))[0]!;
    events.message(message);
    return message;
  }

  return {
    ...{ conversations, messages, people, events },
    ofConversations: shown.conversations,
    ofMessages: shown.messages,
    byName: createPeopleByName(context),
    writer,
    begin: createConversationsWriter(context),
    standing: createStandingWriter(context),
    preferences: createChatPreferences(context),
    search: createMessageSearch(context),
    inTurn,

    /** A member's place in a conversation of theirs. Throws 404 for others. */
    membership: async (me: Me, id: string) => found(await messages.membership(me.id, id)),

    /** A conversation as one of its members sees it. Throws 404 for others. */
    async showConversation(me: Me, id: string, locale: Locale): Promise<Schemas['Conversation']> {
      return (await showConversations(shown, me.id, [found(await conversations.one(me.id, id))], locale))[0]!;
    },

    announce,

    /** Empties a message for all; without effect where that was done before. */
    remove: (row: MessageRow, locale: Locale): Promise<void> =>
      inTurn(row.conversationId, async () => {
        const emptied = await writer.remove(row);
        if (emptied) await announce(emptied, locale);
      }),

    /** Throws 400 naming those who cannot be written to. */
    async checkPeople(me: Me, ids: readonly string[]): Promise<void> {
      const known = await people.reachable(me.orgId, ids);
      const errors = ids.flatMap((id, index) =>
        known.has(id) && id !== me.id ? [] : [{ field: `user_ids.${index}`, code: 'person_unknown' }],
      );
      if (errors.length > 0) throw refused(errors);
    },
  };
}
export type ChatParts = ReturnType<typeof createChatParts>;

import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { searchWords } from '../../shared/search/search.fold.ts';
import { cleanName } from './clean-name.ts';
import type { ChatParts } from './chat.parts.ts';
import { showConversations } from './conversations.presenter.ts';
import type { ListPlace } from './conversations.repository.ts';

const mostUnread = 500;
/** Later than any moment that PostgreSQL can add to. */
const lastMicros = 1e17;

function placeOf(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined;
  const [micros = '', id = ''] = cursor.split('~');
  if (Number(micros) > lastMicros) throw refusedField('before', 'invalid_format');
  return { micros, id };
}

/** Finds and begins conversations. */
export function createConversationsService(parts: ChatParts) {
  const { conversations, ofConversations, ofMessages, begin, events } = parts;
  const shown = { conversations: ofConversations, messages: ofMessages };

  async function openDirect(me: Me, other: string): Promise<string> {
    await parts.checkPeople(me, [other]);
    return begin.openDirect(me.orgId, me.id, other);
  }

  async function beginChannel(me: Me, key: string, userIds: readonly string[], name: string | null, locale: Locale): Promise<string> {
    await parts.checkPeople(me, userIds);
    const { id, note } = await begin.createChannel({ orgId: me.orgId, createdBy: me.id, key: key.toLowerCase(), name, userIds });
    if (note) {
      await parts.announce(note, locale);
      events.conversation(id);
    }
    return id;
  }

  return {
    /** The conversation a new message is for: a known one, or that with the people it is for. Throws 404, 400, and 422 where no one could read it. */
    async recipientOf(me: Me, { recipient, user_ids = [], key }: Schemas['NewChatMessage']): Promise<string> {
      if ((recipient ?? null) === null) {
        const [one, ...others] = new Set(user_ids);
        if (one === undefined) throw refusedField('recipient', 'recipient_required');
        return others.length === 0 ? openDirect(me, one) : beginChannel(me, key, [one, ...others], null, me.language);
      }
      if (user_ids.length > 0) throw refusedField('user_ids', 'recipient_required');
      const { conversation } = await parts.membership(me, recipient!);
      if (conversation.type === 'group') return conversation.id;
      const [other] = await ofConversations.others(me.id, [conversation.id]);
      if (!other?.active) throw new Problem(422, 'recipient_inactive');
      return conversation.id;
    },

    async list(
      me: Me,
      { query = '', before, limit }: { query?: string; before?: string; limit: number },
      locale: Locale,
    ): Promise<Schemas['ConversationList']> {
      const rows = await conversations.list(me.id, { words: searchWords(query), before: placeOf(before), limit: limit + 1 });
      const page = rows.slice(0, limit);
      return { results: await showConversations(shown, me.id, page, locale), next: rows.length > limit ? page.at(-1)!.cursor : null };
    },

    openDirect: async (me: Me, { user_ids: [other] }: Schemas['NewDirectConversation']): Promise<Schemas['ConversationId']> => ({
      conversation_id: await openDirect(me, other!),
    }),

    createChannel: async (
      me: Me,
      { key, user_ids, name }: Schemas['NewChannelConversation'],
      locale: Locale,
    ): Promise<Schemas['ConversationId']> => ({ conversation_id: await beginChannel(me, key, user_ids, cleanName(name), locale) }),

    async unread(me: Me): Promise<Schemas['UnreadMessages']> {
      const rows = await conversations.unread(me.id, mostUnread);
      return {
        count: rows.reduce((sum, { unread }) => sum + unread, 0),
        conversations: rows.map(({ conversationId, unread }) => ({ conversation_id: conversationId, unread })),
      };
    },
  };
}
export type ConversationsService = ReturnType<typeof createConversationsService>;

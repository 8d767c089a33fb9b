import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, paginate } from '../../platform/http/pagination.ts';
import { found, Problem, refused, refusedField } from '../../platform/http/problem.ts';
import { type PeopleByName, nameWords } from '../../shared/people/people-by-name.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { searchWords } from '../../shared/search/search.fold.ts';
import type { ChatEvents } from './chat.events.ts';
import type { ChatWriter } from './chat.writes.ts';
import { showConversations, toChatPerson } from './conversations.presenter.ts';
import type { ConversationsRepository, ListPlace } from './conversations.repository.ts';
import type { ConversationsWriter } from './conversations.writes.ts';
import { showMessages } from './messages.presenter.ts';
import type { MessageRow, MessagesRepository } from './messages.repository.ts';

interface ConversationsParts {
  conversations: ConversationsRepository;
  messages: MessagesRepository;
  writer: ConversationsWriter;
  chat: ChatWriter;
  people: PeopleByName;
  events: ChatEvents;
}

const mostUnread = 500;
const mostPeople = 20;
/** Later than any moment that PostgreSQL can add to. */
const lastMicros = 1e17;

function placeOf(cursor: string | undefined): ListPlace | undefined {
  if (cursor === undefined) return undefined;
  const [micros = '', id = ''] = cursor.split('~');
  if (Number(micros) > lastMicros) throw refusedField('before', 'invalid_format');
  return { micros, id };
}

const cleanName = (name: string | null | undefined): string | null => name?.trim().replace(/\s+/g, ' ') || null;

/** Conversations and who belongs to them. */
export function createConversationsService({ conversations, messages, writer, chat, people, events }: ConversationsParts) {
  const show = async (me: Me, id: string, locale: Locale) =>
    (await showConversations({ conversations, messages }, me.id, [found(await conversations.one(me.id, id))], locale))[0]!;

  /** Tells the members of a note, and that their conversation has changed. */
  async function announce(note: MessageRow | undefined, locale: Locale): Promise<void> {
    if (!note) return;
    events.message((await showMessages(messages, [note], locale))[0]!);
    events.conversation(note.conversationId);
  }

  /** Throws 400 naming those who cannot be written to. */
  async function checkPeople(me: Me, ids: readonly string[]): Promise<void> {
    const known = await writer.reachable(me.orgId, ids);
    const errors = ids.flatMap((id, index) =>
      known.has(id) && id !== me.id ? [] : [{ field: `user_ids.${index}`, code: 'person_unknown' }],
    );
    if (errors.length > 0) throw refused(errors);
  }

  async function openDirect(me: Me, other: string): Promise<string> {
    await checkPeople(me, [other]);
    return writer.openDirect(me.orgId, me.id, other);
  }

  async function begin(me: Me, key: string, userIds: readonly string[], name: string | null, locale: Locale): Promise<string> {
    await checkPeople(me, userIds);
    const { id, note } = await writer.createChannel({ orgId: me.orgId, createdBy: me.id, key: key.toLowerCase(), name, userIds });
    await announce(note, locale);
    return id;
  }

  return {
    /** The conversation a new message is for: a known one, or that with the people it is for. Throws 404, 400, and 422 where no one could read it. */
    async recipientOf(me: Me, { recipient, user_ids = [], key }: Schemas['NewChatMessage']): Promise<string> {
      if ((recipient ?? null) === null) {
        const [one, ...others] = new Set(user_ids);
        if (one === undefined) throw refusedField('recipient', 'recipient_required');
        return others.length === 0 ? openDirect(me, one) : begin(me, key, [one, ...others], null, me.language);
      }
      if (user_ids.length > 0) throw refusedField('user_ids', 'recipient_required');
      const { conversation } = found(await messages.membership(me.id, recipient!));
      if (conversation.type === 'group') return conversation.id;
      const [other] = await conversations.others(me.id, [conversation.id]);
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
      return {
        results: await showConversations({ conversations, messages }, me.id, page, locale),
        next: rows.length > limit ? page.at(-1)!.cursor : null,
      };
    },

    get: show,

    openDirect: async (me: Me, { user_ids: [other] }: Schemas['NewDirectConversation']): Promise<Schemas['ConversationId']> => ({
      conversation_id: await openDirect(me, other!),
    }),

    createChannel: async (
      me: Me,
      { key, user_ids, name }: Schemas['NewChannelConversation'],
      locale: Locale,
    ): Promise<Schemas['ConversationId']> => ({
      conversation_id: await begin(me, key, user_ids, cleanName(name), locale),
    }),

    async rename(me: Me, id: string, name: string | null, locale: Locale): Promise<Schemas['Conversation']> {
      await announce(await writer.rename(id, me.id, cleanName(name)), locale);
      return show(me, id, locale);
    },

    async addMembers(me: Me, id: string, userIds: readonly string[], locale: Locale): Promise<Schemas['Conversation']> {
      found(await messages.membership(me.id, id));
      await checkPeople(me, userIds);
      await announce(await writer.add(id, me.id, userIds), locale);
      return show(me, id, locale);
    },

    async removeMember(me: Me, id: string, userId: string, locale: Locale): Promise<void> {
      await announce(await writer.remove(id, me.id, userId), locale);
      events.conversationOf(userId, id);
    },

    async listMembers(
      me: Me,
      id: string,
      { page, limit }: { page: number; limit: number },
      locale: Locale,
    ): Promise<Schemas['ConversationMembers']> {
      found(await messages.membership(me.id, id));
      const { rows, total } = await conversations.members(id, { limit, offset: offsetOf({ page, limit }) });
      return { results: rows.map((row) => toChatPerson(row, locale)), pagination: paginate({ page, limit }, total) };
    },

    async setPreferences(
      me: Me,
      id: string,
      { muted }: Schemas['ConversationPreferences'],
      locale: Locale,
    ): Promise<Schemas['Conversation']> {
      if (!(await chat.mute(id, me.id, muted))) throw new Problem(404, 'not_found');
      events.conversationOf(me.id, id);
      return show(me, id, locale);
    },

    async unread(me: Me): Promise<Schemas['UnreadMessages']> {
      const rows = await conversations.unread(me.id, mostUnread);
      return {
        count: rows.reduce((sum, { unread }) => sum + unread, 0),
        conversations: rows.map(({ conversationId, unread }) => ({ conversation_id: conversationId, unread })),
      };
    },

    async listPeople(me: Me, query: string, locale: Locale): Promise<Schemas['ChatPeople']> {
      const words = nameWords(query);
      if (words.length > 0) {
        const rows = await people.suggest(me, words, locale, mostPeople);
        const online = await conversations.online(rows.map(({ id }) => id));
        return { results: rows.map((row) => toChatPerson({ ...row, online: online.has(row.id) }, locale)) };
      }
      const recent = await conversations.recentPartners(me.id, me.orgId, mostPeople);
      const but = [me.id, ...recent.map(({ id }) => id)];
      const others = recent.length < mostPeople ? await conversations.peopleByName(me.orgId, but, mostPeople - recent.length) : [];
      return { results: [...recent, ...others].map((row) => toChatPerson(row, locale)) };
    },

    async typing(me: Me, id: string): Promise<void> {
      found(await messages.membership(me.id, id));
      const [person] = await messages.people([me.id]);
      events.typing(me.id, nameOf(person!), id);
    },
  };
}
export type ConversationsService = ReturnType<typeof createConversationsService>;

import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { offsetOf, paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { nameWords } from '../../shared/people/people-by-name.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import type { ChatParts } from './chat.parts.ts';
import { cleanName } from './clean-name.ts';
import { toChatPerson } from './conversations.presenter.ts';
import type { MessageRow } from './messages.repository.ts';

const mostPeople = 20;

/** Who belongs to a conversation, and whom one can write to. */
export function createMembersService(parts: ChatParts) {
  const { begin, events, people, byName, preferences, standing } = parts;

  /** Tells the members what happened to their conversation. */
  async function announce(note: MessageRow | undefined, locale: Locale): Promise<void> {
    if (!note) return;
    await parts.announce(note, locale);
    events.conversation(note.conversationId);
  }

  return {
    async rename(me: Me, id: string, name: string | null, locale: Locale): Promise<Schemas['Conversation']> {
      await parts.inTurn(id, async () => announce(await begin.rename(id, me.id, cleanName(name)), locale));
      return parts.showConversation(me, id, locale);
    },

    async add(me: Me, id: string, userIds: readonly string[], locale: Locale): Promise<Schemas['Conversation']> {
      await parts.membership(me, id);
      await parts.checkPeople(me, userIds);
      await parts.inTurn(id, async () => announce(await begin.add(id, me.id, userIds), locale));
      return parts.showConversation(me, id, locale);
    },

    async remove(me: Me, id: string, userId: string, locale: Locale): Promise<void> {
      await parts.inTurn(id, async () => announce(await begin.remove(id, me.id, userId), locale));
      events.conversationOf(userId, id);
    },

    async list(me: Me, id: string, query: string, page: PageRequest, locale: Locale): Promise<Schemas['ConversationMembers']> {
      await parts.membership(me, id);
      const { rows, total } = await people.members(id, nameWords(query), { limit: page.limit, offset: offsetOf(page) });
      return { results: rows.map((row) => toChatPerson(row, locale)), pagination: paginate(page, total) };
    },

    async setPreferences(
      me: Me,
      id: string,
      { muted }: Schemas['ConversationPreferences'],
      locale: Locale,
    ): Promise<Schemas['Conversation']> {
      if (!(await standing.mute(id, me.id, muted))) throw new Problem(404, 'not_found');
      events.conversationOf(me.id, id);
      return parts.showConversation(me, id, locale);
    },

    async listPeople(me: Me, query: string, locale: Locale): Promise<Schemas['ChatPeople']> {
      const words = nameWords(query);
      if (words.length > 0) {
        const rows = await byName.suggest(me, words, locale, mostPeople);
        const online = await people.online(rows.map(({ id }) => id));
        return { results: rows.map((row) => toChatPerson({ ...row, online: online.has(row.id) }, locale)) };
      }
      const recent = await people.recentPartners(me.id, me.orgId, mostPeople);
      const but = [me.id, ...recent.map(({ id }) => id)];
      const others = recent.length < mostPeople ? await people.peopleByName(me.orgId, but, mostPeople - recent.length) : [];
      return { results: [...recent, ...others].map((row) => toChatPerson(row, locale)) };
    },

    async typing(me: Me, id: string): Promise<void> {
      await parts.membership(me, id);
      if (!(await preferences.of(me.id)).typing) return;
      const [person] = await parts.ofMessages.people([me.id]);
      events.typing(me.id, nameOf(person!), id);
    },
  };
}

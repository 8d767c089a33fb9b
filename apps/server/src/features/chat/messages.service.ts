import type { Schemas } from '@foyer/api';
import { createHash } from 'node:crypto';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem, refused, refusedField } from '../../platform/http/problem.ts';
import { mentionFaults, sameWritten, toWritten, type Written } from '../../shared/content/written.ts';
import type { ChatParts } from './chat.parts.ts';
import { storable, unreadOf } from './chat.policy.ts';
import type { ConversationsService } from './conversations.service.ts';
import { showMessages } from './messages.presenter.ts';
import type { MessageRow } from './messages.repository.ts';

type NewMessage = Schemas['NewChatMessage'];

/** Tells a message, and for whom it is, from everything else that could come with the same key. */
function digestOf({ recipient = null, user_ids = [], attachments = [], quote_id = null }: NewMessage, { text, mentions }: Written): string {
  const named = mentions.map(({ id, start, length }) => [id, start, length]);
  return createHash('sha256')
    .update(JSON.stringify([recipient, user_ids, text, named, attachments, quote_id]))
    .digest('base64url');
}

/** What must hold of a message before it is stored. Throws 400 naming the field. */
function createChecks({ messages, ofMessages, standing }: ChatParts) {
  async function mentions(conversationId: string, written: Written): Promise<void> {
    if (written.mentions.length === 0) return;
    const members = await messages.membersAmong(
      conversationId,
      written.mentions.map(({ id }) => id),
    );
    const errors = mentionFaults(written, await ofMessages.people(members));
    if (errors.length > 0) throw refused(errors);
  }
  async function files(me: Me, attachments: readonly string[]): Promise<void> {
    const own = await standing.ownUnused(me.id, me.orgId, attachments);
    const errors = attachments.flatMap((id, index) =>
      own.has(id) && attachments.indexOf(id) === index ? [] : [{ field: `attachments.${index}`, code: 'attachment_refused' }],
    );
    if (errors.length > 0) throw refused(errors);
  }
  return {
    mentions,
    async all(me: Me, conversationId: string, { attachments = [], quote_id = null }: NewMessage, written: Written): Promise<void> {
      if (written.text === '' && attachments.length === 0) throw refusedField('text', 'message_empty');
      await mentions(conversationId, written);
      await files(me, attachments);
      if (quote_id !== null && (await messages.findFor(me.id, quote_id))?.conversationId !== conversationId) {
        throw refusedField('quote_id', 'quote_unknown');
      }
    },
  };
}

/** Messages. Whatever a member may not see answers 404. */
export function createMessagesService(parts: ChatParts, conversations: Pick<ConversationsService, 'recipientOf'>) {
  const { messages, writer, standing, events, preferences } = parts;
  const check = createChecks(parts);

  /** Stores a message, or finds what its key has made. */
  async function store(me: Me, conversationId: string, body: NewMessage, written: Written): Promise<{ row: MessageRow; isNew: boolean }> {
    const [key, digest] = [body.key.toLowerCase(), digestOf(body, written)];
    const same = (row: MessageRow): { row: MessageRow; isNew: boolean } => {
      if (row.digest !== digest) throw new Problem(409, 'key_used');
      return { row, isNew: false };
    };
    const { attachments = [], quote_id: quoteId = null } = body;
    // What the message names may have changed since it was stored; of text alone the insert finds that it is there.
    const namesThings = attachments.length > 0 || quoteId !== null || written.mentions.length > 0;
    const known = namesThings ? await messages.findByKey(conversationId, me.id, key) : undefined;
    if (known) return same(known);
    await check.all(me, conversationId, body, written);
    const row = await writer.send({ ...written, conversationId, senderId: me.id, key, digest, quoteId, attachments });
    // Where there is none: the same came at the same moment, or the member was removed meanwhile.
    return row ? { row, isNew: true } : same(found(await messages.findByKey(conversationId, me.id, key)));
  }

  /** A message of the member's own that is still there. */
  async function ownMessage(me: Me, id: string): Promise<MessageRow> {
    const row = await messages.findFor(me.id, id);
    if (row?.senderId !== me.id || row.note || row.deletedAt) throw new Problem(404, 'not_found');
    return row;
  }
  const show = async (row: MessageRow, locale: Locale) => (await showMessages(parts.ofMessages, [row], locale))[0]!;

  return {
    /** Sends a message (`createMessage` in the contract); the same again answers with the first one. */
    async create(me: Me, body: NewMessage, locale: Locale): Promise<Schemas['ChatMessage']> {
      const written = toWritten(body.text ?? '', body.mentions);
      const conversationId = await conversations.recipientOf(me, body);
      return parts.inTurn(conversationId, async () => {
        const { row, isNew } = await store(me, conversationId, body, written);
        return isNew ? parts.announce(row, locale) : show(row, locale);
      });
    },

    async update(me: Me, id: string, body: Schemas['ChatMessageChange'], locale: Locale): Promise<Schemas['ChatMessage']> {
      const row = await ownMessage(me, id);
      const written = toWritten(body.text, body.mentions);
      if (sameWritten(written, row)) return show(row, locale);
      await check.mentions(row.conversationId, written);
      return parts.inTurn(row.conversationId, async () => {
        const changed = await writer.edit(row, written, storable(body.changed_seq));
        if (changed) return parts.announce(changed, locale);
        await ownMessage(me, id);
        throw new Problem(409, 'message_changed');
      });
    },

    async remove(me: Me, id: string, locale: Locale): Promise<void> {
      const row = await messages.findFor(me.id, id);
      if (row?.senderId !== me.id || row.note) throw new Problem(404, 'not_found');
      if (row.deletedAt) return;
      await parts.remove(row, locale);
    },

    async react(me: Me, id: string, reaction: string | null, locale: Locale): Promise<Schemas['ChatMessage']> {
      const row = await messages.findFor(me.id, id);
      if (!row || row.note || row.deletedAt) throw new Problem(404, 'not_found');
      return parts.inTurn(row.conversationId, async () => parts.announce(found(await writer.react(row, me.id, reaction)), locale));
    },

    async markAsRead(me: Me, { conversation_id, number }: Schemas['MessagesRead']): Promise<Schemas['UnreadConversation']> {
      const { conversation, member } = await parts.membership(me, conversation_id);
      const at = found(await standing.read(conversation_id, me.id, storable(number)));
      const unread = unreadOf(conversation.lastNumber, at);
      if (at > member.readNumber) events.read(me.id, conversation_id, at, unread, (await preferences.of(me.id)).readStatus);
      return { conversation_id, unread };
    },
  };
}

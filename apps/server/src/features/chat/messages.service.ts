import type { Schemas } from '@foyer/api';
import { createHash } from 'node:crypto';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem, refused, refusedField } from '../../platform/http/problem.ts';
import { mentionFaults, sameWritten, toWritten, type Written } from '../../shared/content/written.ts';
import type { ChatEvents } from './chat.events.ts';
import { unreadOf } from './chat.policy.ts';
import type { ChatWriter } from './chat.writes.ts';
import type { ConversationsService } from './conversations.service.ts';
import { showMessages } from './messages.presenter.ts';
import type { MessagePlace, MessageRow, MessagesRepository } from './messages.repository.ts';

interface MessagesParts {
  messages: MessagesRepository;
  writer: ChatWriter;
  events: ChatEvents;
  conversations: Pick<ConversationsService, 'recipientOf'>;
}

type NewMessage = Schemas['NewChatMessage'];

const changesPage = 200;
const half = 2;

/** Tells a message, and for whom it is, from everything else that could come with the same key. */
const digestOf = ({ key: _, ...message }: NewMessage, { text, mentions }: Written): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        message.recipient ?? null,
        message.user_ids ?? [],
        ...[text, mentions.map(({ id, start, length }) => [id, start, length])],
        ...[message.attachments ?? [], message.quote_id ?? null],
      ]),
    )
    .digest('base64url');

/** Messages. Whatever a member may not see answers 404. */
export function createMessagesService({ messages, writer, events, conversations }: MessagesParts) {
  const membership = async (me: Me, id: string) => found(await messages.membership(me.id, id));
  const show = async (row: MessageRow, locale: Locale) => (await showMessages(messages, [row], locale))[0]!;

  /** Shows a change to who made it and tells the others. */
  async function announce(row: MessageRow, locale: Locale): Promise<Schemas['ChatMessage']> {
    const shown = await show(row, locale);
    events.message(shown);
    return shown;
  }

  async function checkMentions(conversationId: string, written: Written): Promise<void> {
    if (written.mentions.length === 0) return;
    const ids = [...new Set(written.mentions.map(({ id }) => id))];
    const members = [];
    for (const id of ids) if (await messages.membership(id, conversationId)) members.push(id);
    const errors = mentionFaults(written, await messages.people(members));
    if (errors.length > 0) throw refused(errors);
  }

  async function checkFiles(me: Me, attachments: readonly string[]): Promise<void> {
    const own = await writer.ownUnused(me.id, me.orgId, attachments);
    const errors = attachments.flatMap((id, index) =>
      own.has(id) && attachments.indexOf(id) === index ? [] : [{ field: `attachments.${index}`, code: 'attachment_refused' }],
    );
    if (errors.length > 0) throw refused(errors);
  }

  async function send(me: Me, conversationId: string, body: NewMessage, written: Written, digest: string): Promise<MessageRow> {
    const key = body.key.toLowerCase();
    const known = await messages.findByKey(conversationId, me.id, key);
    if (known?.digest === digest) return known;
    if (known) throw new Problem(409, 'key_used');
    const { attachments = [], quote_id: quoteId = null } = body;
    if (written.text === '' && attachments.length === 0) throw refusedField('text', 'message_empty');
    await checkMentions(conversationId, written);
    await checkFiles(me, attachments);
    if (quoteId !== null && (await messages.findFor(me.id, quoteId))?.conversationId !== conversationId) {
      throw refusedField('quote_id', 'quote_unknown');
    }
    const id = await writer.send({ ...written, conversationId, senderId: me.id, key, digest, quoteId, attachments });
    if (id !== undefined) return found(await messages.find(id));
    // The same at the same moment, or removed meanwhile.
    const first = found(await messages.findByKey(conversationId, me.id, key));
    if (first.digest !== digest) throw new Problem(409, 'key_used');
    return first;
  }

  /** A message of the member's own that is still there. */
  async function ownMessage(me: Me, id: string): Promise<MessageRow> {
    const row = await messages.findFor(me.id, id);
    if (!row || row.senderId !== me.id || row.note || row.deletedAt) throw new Problem(404, 'not_found');
    return row;
  }

  return {
    /** Sends a message (`createMessage` in the contract); the same again answers with the first one. */
    async createMessage(me: Me, body: NewMessage, locale: Locale): Promise<Schemas['ChatMessage']> {
      const written = toWritten(body.text ?? '', body.mentions);
      const conversationId = await conversations.recipientOf(me, body);
      const row = await send(me, conversationId, body, written, digestOf(body, written));
      return announce(row, locale);
    },

    async updateMessage(me: Me, id: string, body: Schemas['ChatMessageChange'], locale: Locale): Promise<Schemas['ChatMessage']> {
      const row = await ownMessage(me, id);
      const written = toWritten(body.text, body.mentions);
      if (sameWritten(written, row)) return show(row, locale);
      await checkMentions(row.conversationId, written);
      const changed = await writer.edit(row, written, body.changed_seq);
      if (changed) return announce(changed, locale);
      await ownMessage(me, id);
      throw new Problem(409, 'message_changed');
    },

    async deleteMessage(me: Me, id: string, locale: Locale): Promise<void> {
      const row = await messages.findFor(me.id, id);
      if (row?.senderId !== me.id || row.note) throw new Problem(404, 'not_found');
      if (row.deletedAt) return;
      const emptied = await writer.remove(row);
      if (emptied) await announce(emptied, locale);
    },

    async setReaction(me: Me, id: string, reaction: string | null, locale: Locale): Promise<Schemas['ChatMessage']> {
      const row = await messages.findFor(me.id, id);
      if (!row || row.note || row.deletedAt) throw new Problem(404, 'not_found');
      return announce(found(await writer.react(row, me.id, reaction)), locale);
    },

    async listMessages(
      me: Me,
      id: string,
      { before, after, around, limit }: { before?: number; after?: number; around?: number; limit: number },
      locale: Locale,
    ): Promise<Schemas['ChatMessageList']> {
      const { conversation, member } = await membership(me, id);
      const at = (place: MessagePlace, most: number) => messages.at(id, member.fromSeq, place, most + 1);
      const middle = around !== undefined && before === undefined && after === undefined;
      const earlierPlace: MessagePlace = before !== undefined ? { before } : middle ? { before: around } : { latest: true };
      const earlierLimit = after !== undefined && before === undefined ? 0 : middle ? Math.floor(limit / half) : limit;
      const laterFrom = before !== undefined ? undefined : (after ?? (middle ? around - 1 : undefined));
      const earlier = earlierLimit > 0 ? await at(earlierPlace, earlierLimit) : [];
      const later = laterFrom === undefined ? [] : await at({ after: laterFrom }, limit - Math.min(earlier.length, earlierLimit));
      const laterLimit = limit - Math.min(earlier.length, earlierLimit);
      const rows = [...earlier.slice(0, earlierLimit).reverse(), ...later.slice(0, laterLimit)];
      const [first, last] = [rows[0]?.seq ?? 0, rows.at(-1)?.seq ?? 0];
      return {
        results: await showMessages(messages, rows, locale),
        has_before:
          earlierLimit > 0 ? earlier.length > earlierLimit : (await messages.at(id, member.fromSeq, { before: first }, 1)).length > 0,
        has_after:
          laterFrom === undefined
            ? before !== undefined && (await messages.at(id, member.fromSeq, { after: last }, 1)).length > 0
            : later.length > laterLimit,
        last_seq: conversation.lastSeq,
      };
    },

    /** All that has changed since a number, a page of it at a time (`listMessageChanges` in the contract). */
    async listChanges(me: Me, id: string, after: number, locale: Locale): Promise<Schemas['ChatMessageChanges']> {
      // Before the messages: what changes meanwhile is told by the next page or event, and does no harm when it is told twice.
      const { conversation, member } = await membership(me, id);
      const rows = await messages.changedAfter(id, member.fromSeq, after, changesPage + 1);
      const more = rows.length > changesPage;
      const page = rows.slice(0, changesPage);
      const last = page.at(-1)?.changedSeq ?? 0;
      return {
        results: await showMessages(messages, page, locale),
        seq: more ? last : Math.max(conversation.lastSeq, last),
        last_seq: Math.max(conversation.lastSeq, last),
        more,
      };
    },

    async markAsRead(me: Me, { conversation_id, number }: Schemas['MessagesRead']): Promise<Schemas['UnreadConversation']> {
      const { conversation, member } = await membership(me, conversation_id);
      const at = found(await writer.read(conversation_id, me.id, number));
      const unread = unreadOf(conversation.lastNumber, at);
      if (at > member.readNumber) events.read(me.id, conversation_id, at, unread);
      return { conversation_id, unread };
    },
  };
}

import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { toAttachment } from '../../shared/media/media.presenter.ts';
import { nameOf, toPerson } from '../../shared/people/person.presenter.ts';
import type { MessageParts, PersonWithPortrait } from './messages.parts.ts';
import type { MessageRow } from './messages.repository.ts';

/** The signs in the order they are shown. */
const signs = ['thumbs_up', 'heart', 'joy', 'astonished', 'sad', 'thanks', 'party', 'eyes'] as const;

type Quoted = Awaited<ReturnType<MessageParts['quoted']>>[number];

function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const toQuote = (quoted: Quoted, people: ReadonlyMap<string, PersonWithPortrait>): Schemas['ChatQuote'] => {
  const sender = quoted.senderId && people.get(quoted.senderId);
  return {
    id: quoted.id,
    seq: quoted.seq,
    sender_name: sender ? nameOf(sender) : '',
    text: quoted.text,
    attachments: quoted.attachmentCount,
    deleted: quoted.deletedAt !== null,
  };
};

const present = <Value>(values: readonly (Value | null | undefined)[]): Value[] =>
  values.filter((value) => value !== null && value !== undefined);

/** Shows messages with all that hangs on them: in as few statements for many as for one. */
export async function showMessages(parts: MessageParts, rows: readonly MessageRow[], locale: Locale): Promise<Schemas['ChatMessage'][]> {
  const idsOf = (some: readonly MessageRow[]) => some.map(({ id }) => id);
  const [quotes, attachments, reactions] = [
    await parts.quoted(present(rows.map(({ quoteId }) => quoteId))),
    await parts.attachments(idsOf(rows.filter(({ attachmentCount }) => attachmentCount > 0))),
    // What was never changed has none.
    await parts.reactions(idsOf(rows.filter(({ seq, changedSeq }) => changedSeq > seq))),
  ];
  const named = present([
    ...rows.map(({ senderId }) => senderId),
    ...quotes.map(({ senderId }) => senderId),
    ...rows.flatMap(({ note }) => note?.people ?? []),
  ]);
  const people = new Map((await parts.people([...new Set(named)])).map((person) => [person.id, person]));
  const quoteOf = new Map(quotes.map((quote) => [quote.id, quote]));
  const filesOf = groupedBy(attachments, ({ messageId }) => messageId);
  const reactionsOf = groupedBy(reactions, ({ messageId }) => messageId);
  const person = (id: string): Schemas['Person'] | undefined => {
    const found = people.get(id);
    return found && toPerson(found, found.portrait, locale);
  };

  return rows.map((row) => {
    const quote = row.quoteId === null ? undefined : quoteOf.get(row.quoteId);
    const own = reactionsOf.get(row.id) ?? [];
    return {
      id: row.id,
      conversation_id: row.conversationId,
      seq: row.seq,
      number: row.number,
      changed_seq: row.changedSeq,
      kind: row.note ? 'note' : 'message',
      note: row.note && { type: row.note.type, people: present(row.note.people.map(person)), name: row.note.name },
      text: row.text,
      mentions: row.mentions,
      sender: (row.senderId !== null && person(row.senderId)) || null,
      time: row.createdAt.toISOString(),
      edited_at: row.editedAt?.toISOString() ?? null,
      deleted: row.deletedAt !== null,
      quote: quote ? toQuote(quote, people) : null,
      attachments: (filesOf.get(row.id) ?? []).map(({ medium }) => toAttachment(medium, locale)),
      reactions: signs.flatMap((reaction) => {
        const user_ids = own.filter((one) => one.reaction === reaction).map(({ userId }) => userId);
        return user_ids.length > 0 ? [{ reaction, user_ids }] : [];
      }),
    };
  });
}

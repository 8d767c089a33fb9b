import {
  chatAttachments,
  chatMessages,
  chatReactions,
  conversationMembers,
  conversations,
  type Db,
  type Locale,
  media,
} from '@foyer/server/seed';
import { inArray } from 'drizzle-orm';
import { extname } from 'node:path';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../ids.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoChat } from './chats.ts';

const hour = 3_600_000;

type Person = { id: string; username: string; language: Locale };

interface Options {
  orgId: string;
  chats: readonly DemoChat[];
  people: readonly Person[];
  /** Who finds the conversations when they log in. */
  login: string;
  calendar: Calendar;
}

/** Those who belong to a conversation: who logs in, and others of its languages, each once. */
function membersOf(chat: DemoChat, { people, login }: Options, random: Random): string[] {
  const self = people.find(({ username }) => username === login)!;
  const others = Object.entries(chat.languages).flatMap(([language, count]) =>
    random.sample(
      people.filter((person) => person.language === language && person !== self),
      count,
    ),
  );
  const logins = people.filter(({ username }) => chat.logins.includes(username));
  return [...new Set([self, ...others, ...logins].map(({ id }) => id))];
}

/** The rows of a conversation's messages. Each message and each sign takes a number, as it does when they are written. */
function messageRows(chat: DemoChat, { calendar }: Options, parts: { conversationId: string; members: string[]; random: Random }) {
  const { conversationId, members, random } = parts;
  const begun = new Date(calendar.now.getTime() - (chat.messages[0]!.hoursAgo + 1) * hour);
  const row = (seq: number, number: number, at: Date, senderId: string, more: Pick<typeof chatMessages.$inferInsert, 'text' | 'note'>) => {
    const id = demoId(random, at);
    const place = { seq, number, changedSeq: seq, textSeq: seq };
    return { id, conversationId, ...place, senderId, key: id, createdAt: at, ...more } satisfies typeof chatMessages.$inferInsert;
  };
  const channel = chat.name !== undefined;
  const note = { type: 'created' as const, people: [], name: chat.name ?? null };
  const notes = channel ? [row(1, 0, begun, members[1]!, { note })] : [];
  const written = chat.messages.map(({ from, hoursAgo, text }, index) =>
    row(notes.length + index + 1, index + 1, new Date(calendar.now.getTime() - hoursAgo * hour), members[from]!, { text }),
  );
  let lastSeq = notes.length + written.length;
  const reactions = chat.messages.flatMap(({ reactions: given = {} }, index) =>
    Object.entries(given).flatMap(([reaction, who]) =>
      who.map((one) => {
        lastSeq += 1;
        written[index]!.changedSeq = lastSeq;
        return { messageId: written[index]!.id, userId: members[one]!, reaction };
      }),
    ),
  );
  const replies = written.map((one, index) => {
    const { reply, files = [] } = chat.messages[index]!;
    return { ...one, quoteId: reply === undefined ? null : written[reply]!.id, attachmentCount: files.length };
  });
  return { begun, notes, written: replies, reactions, lastSeq };
}

/** Gives messages files of their own, with the bytes of the demo's pictures. */
async function insertFiles(
  tx: Db,
  chat: DemoChat,
  { orgId }: Options,
  written: readonly { id: string; senderId: string; createdAt: Date }[],
) {
  for (const [index, { files = [] }] of chat.messages.entries()) {
    const message = written[index]!;
    const found = await tx
      .select()
      .from(media)
      .where(
        inArray(
          media.id,
          files.map(({ of }) => of),
        ),
      );
    for (const [position, { of, name }] of files.entries()) {
      const source = found.find(({ id }) => id === of);
      if (!source) throw new Error(`The conversation ${chat.id} shows ${of}, which is not there`);
      const mediaId = `${message.id}-${position}`;
      const own = {
        id: mediaId,
        orgId,
        fileName: `${name}${extname(source.fileName)}`,
        uploadedBy: message.senderId,
        createdAt: message.createdAt,
      };
      await tx.insert(media).values({ ...source, ...own, visibility: 'members', library: false, folder: null });
      await tx.insert(chatAttachments).values({ messageId: message.id, position, mediaId });
    }
  }
}

/** Writes the conversations of a customer. */
export async function insertChats(tx: Db, options: Options): Promise<void> {
  const { orgId, chats, calendar } = options;
  for (const chat of chats) {
    const random = createRandom('chats', orgId, chat.id);
    const members = membersOf(chat, options, random);
    const conversationId = demoId(random, calendar.daysAgo(10));
    const { begun, notes, written, reactions, lastSeq } = messageRows(chat, options, { conversationId, members, random });
    const direct = chat.name === undefined;
    await tx.insert(conversations).values({
      ...{ id: conversationId, orgId, type: direct ? 'direct' : 'group', name: chat.name ?? null },
      ...{ directKey: direct ? [...members].sort().join(' ') : null, createdBy: members[1]!, createdAt: begun },
      ...{ lastSeq, lastNumber: written.length, lastAt: written.at(-1)!.createdAt, memberCount: members.length },
    });
    await tx.insert(conversationMembers).values(
      members.map((userId, index) => ({
        ...{ conversationId, userId, joinedAt: begun, owner: !direct && index === 1 },
        readNumber: written.length - (index === 0 ? chat.unread : index % 3),
      })),
    );
    await tx.insert(chatMessages).values([...notes, ...written]);
    if (reactions.length > 0) await tx.insert(chatReactions).values(reactions);
    await insertFiles(tx, chat, options, written);
  }
}

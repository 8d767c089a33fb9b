import { z } from 'zod';
import { readJson } from '../read-content.ts';

const message = z.strictObject({
  /** Who writes: 0 is who can log in, the others follow in the order of their languages. */
  from: z.number(),
  hoursAgo: z.number(),
  text: z.string(),
  /** The place of the message it replies to. */
  reply: z.number().optional(),
  /** Pictures and files of the demo, under names of their own. */
  files: z.array(z.strictObject({ of: z.string(), name: z.string() })).optional(),
  /** Who has put which sign to it. */
  reactions: z.record(z.string(), z.array(z.number())).optional(),
});

/** A conversation of the demo. With a name it is a channel, otherwise one of two. */
const chat = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  /** How many of those who write a language belong to it, beside who can log in. */
  languages: z.record(z.string(), z.number()),
  /** Others who can log in and belong to it, after those. */
  logins: z.array(z.string()).default([]),
  /** How many messages who can log in has not read. */
  unread: z.number(),
  messages: z.array(message),
});

export type DemoChat = z.infer<typeof chat>;

const chatsOf = (customer: string): readonly DemoChat[] => readJson(`chats/${customer}.json`, z.array(chat));

/** The conversations of the large customer. */
export const aureliaChats = chatsOf('aurelia');

/** The conversations of the small customer. */
export const bergseeChats = chatsOf('bergsee');

import type { Schemas } from '@foyer/api';
import type { conversationMembers, conversations } from './chat.tables.ts';

/** What decides on what a member may do with a conversation. */
export interface Standing {
  type: (typeof conversations.$inferSelect)['type'];
  owner: (typeof conversationMembers.$inferSelect)['owner'];
  /** The other person of a direct conversation can log in. */
  reachable: boolean;
}

/** A channel has at most so many members. */
export const mostMembers = 2_000;
/** In conversations of more members no one is told how far the others have read… */
export const mostReaders = 20;
/** …and of more than these, that someone is writing. */
export const mostWhoSeeTyping = 50;

/** What a member may do with a conversation. */
export const permissionsOf = ({ type, owner, reachable }: Standing): Schemas['ConversationPermissions'] => {
  const channel = type === 'group';
  return { write: channel || reachable, rename: channel && owner, add: channel && owner, remove: channel && owner, leave: channel };
};

/** How many messages a member has not read. */
export const unreadOf = (lastNumber: number, readNumber: number): number => Math.max(0, lastNumber - readNumber);

/** The two people of a direct conversation as its key. */
export const directKeyOf = (one: string, other: string): string => [one, other].sort().join(' ');

/** The largest number that a conversation's changes can have. */
const lastSeq = 2 ** 31 - 1;

/** A number that was asked for as the database can compare it: no change has a larger one. */
export const storable = (number: number): number => Math.min(number, lastSeq);

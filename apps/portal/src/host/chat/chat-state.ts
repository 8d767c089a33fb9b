import type { ChatView } from '@foyer/widget-chat';
import { atom } from 'jotai';

/** What the chat shows; null while it is closed. */
export const chatViewAtom = atom<ChatView | null>(null);

/** Where the chat was asked to go; it follows once its code is there. Null closes it. */
export const askedChatAtom = atom<{ view: ChatView | null } | undefined>(undefined);

/** How many messages are unread, by conversation; muted ones are not among them. The server says it when the connection begins and with each message. */
export const unreadChatAtom = atom<ReadonlyMap<string, number>>(new Map());

/** How many are unread in all. */
export const unreadChatCountAtom = atom((get) => [...get(unreadChatAtom).values()].reduce((sum, count) => sum + count, 0));

import type { EmbedReader } from '../http/embeds.ts';
import type { RealtimeEvent } from './messages.ts';

type EventType = RealtimeEvent['type'];

/** What each widget is told of. A new one that listens is added here. */
const eventsOf: Readonly<Record<string, readonly EventType[]>> = {
  chat: ['chat_message', 'chat_conversation', 'chat_read', 'chat_typing', 'chat_unread'],
  shop: ['cart'],
};

/** The types of events that a widget's page is told alone; undefined for a page of the portal, which is told of all. */
export const toldTo = (reader: EmbedReader | undefined): ReadonlySet<EventType> | undefined =>
  reader && new Set(reader.site.widgets.flatMap((widget) => eventsOf[widget] ?? []));

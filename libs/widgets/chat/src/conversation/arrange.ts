import type { Schemas } from '@foyer/api';

type Message = Schemas['ChatMessage'];

/** A line of a conversation, in order. */
export type Line =
  | { kind: 'day'; key: string; time: string }
  | { kind: 'new'; key: string }
  | { kind: 'note'; key: string; message: Message }
  /** `first` begins what its sender says without a break. */
  | { kind: 'message'; key: string; message: Message; first: boolean };

/** What was unread when the conversation was opened: after the one message, up to the other. What comes while it is open is new to no one. */
export interface Unread {
  after: number;
  upTo: number;
}

/** Whether a message was unread. */
export const isUnread = ({ after, upTo }: Unread, number: number): boolean => number > after && number <= upTo;

/** Longer pauses begin a new group. */
const groupMs = 10 * 60_000;

/** Messages with the days they were written on, in groups of one sender, and with the place from which on they are new. */
export function arrange(
  messages: readonly Message[],
  options: { me: string; unread: Unread; dayOf: (time: string) => string; hasBefore?: boolean },
): Line[] {
  const { me, unread, dayOf, hasBefore = false } = options;
  const lines: Line[] = [];
  let before: Message | undefined;
  // Where all that is loaded is new, the first of it is further up.
  let toldNew = hasBefore && isUnread(unread, messages[0]?.number ?? 0);
  for (const message of messages) {
    const newDay = !before || dayOf(before.time) !== dayOf(message.time);
    if (newDay) lines.push({ kind: 'day', key: `day${message.seq}`, time: message.time });
    const isNew = message.kind === 'message' && isUnread(unread, message.number) && message.sender?.id !== me;
    const beginsNew = isNew && !toldNew;
    if (beginsNew) lines.push({ kind: 'new', key: 'new' });
    toldNew ||= isNew;
    const key = message.id;
    if (message.kind === 'note') lines.push({ kind: 'note', key, message });
    else {
      const goesOn =
        before?.kind === 'message' &&
        before.sender?.id === message.sender?.id &&
        Date.parse(message.time) - Date.parse(before.time) < groupMs;
      lines.push({ kind: 'message', key, message, first: newDay || beginsNew || !goesOn });
    }
    before = message;
  }
  return lines;
}

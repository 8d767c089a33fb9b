import type { Schemas } from '@foyer/api';

type Message = Schemas['ChatMessage'];

/** A line of a conversation, in order. */
export type Line =
  | { kind: 'day'; key: string; time: string }
  | { kind: 'new'; key: string }
  | { kind: 'note'; key: string; message: Message }
  /** `first` begins what its sender says without a break. */
  | { kind: 'message'; key: string; message: Message; first: boolean };

/** Longer pauses begin a new group. */
const groupMs = 10 * 60_000;

/** Messages with the days they were written on, in groups of one sender, and with the place from which on they are new. */
export function arrange(
  messages: readonly Message[],
  options: { me: string; readUntil: number; dayOf: (time: string) => string; hasBefore?: boolean },
): Line[] {
  const { me, readUntil, dayOf, hasBefore = false } = options;
  const lines: Line[] = [];
  let before: Message | undefined;
  // Where all that is loaded is new, the first of it is further up.
  let toldNew = hasBefore && (messages[0]?.number ?? 0) > readUntil;
  for (const message of messages) {
    const newDay = !before || dayOf(before.time) !== dayOf(message.time);
    if (newDay) lines.push({ kind: 'day', key: `day${message.seq}`, time: message.time });
    const isNew = message.kind === 'message' && message.number > readUntil && message.sender?.id !== me;
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

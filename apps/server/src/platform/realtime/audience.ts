import type { RealtimeEvent } from './messages.ts';

/** Those who belong to a thing, such as the members of a conversation. */
export interface Audience {
  kind: 'conversation';
  id: string;
}

/** An event that each of an audience is told with some fields of their own, which are not in it yet. */
export type AudienceEvent = { type: RealtimeEvent['type'] } & Readonly<Record<string, unknown>>;

/** One of an audience, with what the event says to them alone. */
export interface Recipient {
  userId: string;
  own?: Readonly<Record<string, unknown>>;
}

/** Finds whom an event is for, as they belong at this moment. `among` are the members connected here, where those are few. */
export type FindRecipients = (id: string, event: AudienceEvent, among: readonly string[] | null) => Promise<readonly Recipient[]>;

/** Up to so many members who are connected are asked for by name. */
export const fewConnected = 100;

/** The event as it is sent to each: written once, with what is each one's own at its end. */
export function writeFor(event: AudienceEvent): (own: Recipient['own']) => string {
  const whole = JSON.stringify(event);
  const open = whole.slice(0, -1);
  return (own) => (own ? `${open},${JSON.stringify(own).slice(1)}` : whole);
}

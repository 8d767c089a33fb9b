import type { RealtimeMessage } from './subscriptions.ts';

/** What a way to the server tells of itself. */
export interface TransportEvents {
  message(message: RealtimeMessage): void;
  /** It has ended by itself, with the server's close code where there is one, else 0. */
  closed(code: number, reason: string): void;
}

/** Begins a connection and returns what ends it without a word. */
export type Transport = (events: TransportEvents) => () => void;

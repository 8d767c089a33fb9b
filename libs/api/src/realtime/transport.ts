import type { RealtimeMessage } from './subscriptions.ts';

/** What a way to the server tells of itself. */
export interface TransportEvents {
  message(message: RealtimeMessage): void;
  /** It has ended by itself, with the server's close code where there is one, else 0. */
  closed(code: number, reason: string): void;
}

/** Gives the token of a widget on another website. Rejects where there is none to be had. */
export type GetToken = () => Promise<string>;

/** Begins a connection and returns what ends it without a word. */
export type Transport = (events: TransportEvents) => () => void;

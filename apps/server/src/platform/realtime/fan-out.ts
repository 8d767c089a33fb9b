import type { Audience, AudienceEvent } from './audience.ts';
import type { RealtimeEvent } from './messages.ts';

/** What is heard from other processes. */
export interface Heard {
  event(userId: string, event: RealtimeEvent): void;
  audienceEvent(audience: Audience, event: AudienceEvent): void;
  /** Sessions may have ended elsewhere. */
  sessionsEnded(): void;
  /** Whether a page connected here waits for a member's events. */
  isConnected(userId: string): boolean;
}

/** Carries events between the processes on one database. */
export interface FanOut {
  /** Passes an event on to the others. */
  publish(userId: string, event: RealtimeEvent): void;
  /** The same of an event for an audience. */
  publishTo(audience: Audience, event: AudienceEvent): void;
  /** Has the others check at once whose sessions have ended; they poll once a second anyway. */
  notifySessions(): void;
  /** Begins to hear the others. From its end on nothing is missed. Asking again is fine. */
  start(heard: Heard): Promise<void>;
  /** Passes on what is left, and ends. */
  close(): Promise<void>;
}

/** The embedded database belongs to one process: there are no others. */
export const inProcess: FanOut = {
  publish: () => undefined,
  publishTo: () => undefined,
  notifySessions: () => undefined,
  start: async () => undefined,
  close: async () => undefined,
};

import type { Schemas } from '@foyer/api';

/** A person who can be mentioned. */
export type PersonToMention = Pick<Schemas['MentionSuggestion'], 'id' | 'name' | 'image'> & { position?: string | null };

/** Where people to mention are found. */
export interface MentionSource {
  /** What their answers are kept under. */
  name: string;
  /** People whose names fit what is typed, the best first. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly PersonToMention[]>;
}

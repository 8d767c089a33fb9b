import type { Schemas } from '@foyer/api';
import type { ReactNode } from 'react';

/** A person who can be mentioned. */
export type PersonToMention = Pick<Schemas['MentionSuggestion'], 'id' | 'name' | 'image'> & { position?: string | null };

/** Where people to mention are found. */
export interface MentionSource {
  /** What their answers are kept under. */
  name: string;
  /** People whose names fit what is typed, the best first. */
  /** Said where no one is found. */
  none?: ReactNode;
  find: (typed: string, signal: AbortSignal) => Promise<readonly PersonToMention[]>;
}

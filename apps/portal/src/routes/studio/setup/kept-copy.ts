import type { Schemas } from '@foyer/api';
import { studioPrefix } from '../../../host/app/studio-prefix.ts';

/** What was changed and not saved yet, kept in this browser. */
export interface KeptCopy<Content> {
  /** The version it was made from. */
  version: number;
  content: Content;
  /** When it was changed last, in ms. */
  at: number;
}

const keyOf = (userId: string, part: Schemas['StudioPart']): string => `${studioPrefix}${userId}:setup-${part}`;

// Storage can be blocked, full, or hold anything; then there is no net.
/** Reads what one editor has not saved; null where there is nothing. */
export function readCopy<Content>(userId: string, part: Schemas['StudioPart']): KeptCopy<Content> | null {
  try {
    const copy = JSON.parse(localStorage.getItem(keyOf(userId, part)) ?? 'null') as Partial<KeptCopy<Content>> | null;
    const whole = copy?.content && typeof copy.content === 'object' && typeof copy.version === 'number' && typeof copy.at === 'number';
    return whole ? (copy as KeptCopy<Content>) : null;
  } catch {
    return null;
  }
}

/** Keeps what is not saved, or nothing more. */
export function writeCopy(userId: string, part: Schemas['StudioPart'], change: Omit<KeptCopy<object>, 'at'> | null): void {
  try {
    if (change) localStorage.setItem(keyOf(userId, part), JSON.stringify({ ...change, at: Date.now() }));
    else localStorage.removeItem(keyOf(userId, part));
  } catch {
    // see above
  }
}

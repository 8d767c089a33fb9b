import type { SessionRow } from './sessions.repository.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A session ends 30 days after login whatever happens. */
export const lifetimeMs = 30 * dayMs;

/** A session ends after 14 days without use. */
export const idleMs = 14 * dayMs;

/** A widget's session on another website lasts 15 minutes. */
export const embedMs = 15 * minuteMs;

/** A session's last use is written down at most this often. */
export const useNotedMs = 5 * minuteMs;

/** Where a session's end moves when it is used at `now`; undefined where moving it is not worth a write. */
export function extendedEnd({ createdAt, expiresAt }: Pick<SessionRow, 'createdAt' | 'expiresAt'>, now: Date): Date | undefined {
  const end = Math.min(createdAt.getTime() + lifetimeMs, now.getTime() + idleMs);
  return end - expiresAt.getTime() >= dayMs ? new Date(end) : undefined;
}

import { late } from '../late/late.tsx';

/** Loads what keeps the installed portal up to date, and what says that it has no connection. */
export const LateNotices = late(async () => (await import('./notices.tsx')).Notices);

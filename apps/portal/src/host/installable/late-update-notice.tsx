import { late } from '../late/late.tsx';

/** Loads what keeps the installed portal up to date. */
export const LateUpdateNotice = late(async () => (await import('./update-notice.tsx')).UpdateNotice);

import type { Schemas } from '@foyer/api';

/** What an activity tells of (`ActivityType` in the contract). */
export type ActivityType = Schemas['ActivityType'];

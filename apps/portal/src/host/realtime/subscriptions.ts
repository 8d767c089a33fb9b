import { createSubscriptions } from '@foyer/api/realtime';

/** What this tab waits for from the server. */
export const { subscribe, dispatch } = createSubscriptions();

import { clearStored } from '../app/clear-stored.ts';

/** Under which key a member's comments wait in the browser's storage, with their id behind it. */
export const outboxPrefix = 'foyer-outbox:';

/** Throws away everything that waits, whosever it is: at logout; but for one member's, once they have come: what another left behind on the device. */
export const clearOutbox = (except?: string): void =>
  clearStored('localStorage', outboxPrefix, except === undefined ? except : outboxPrefix + except);

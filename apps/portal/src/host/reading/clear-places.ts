import { clearStored } from '../app/clear-stored.ts';

/** Under which key a member's places are kept (`reading-places.ts`), with their id behind it. */
export const placesPrefix = 'foyer-reading:';

/** Throws away every place, whosever it is: at logout. */
export const clearPlaces = (): void => clearStored('localStorage', placesPrefix);

/** What hostile HTML calls where it gets to run something; only tests define it. */
export const hitFunction = 'foyerHit';

/** The call. */
export const hit = `${hitFunction}()`;

/** Where hostile HTML loads from, sends to and leads to; no such host exists. */
export const hitHost = 'hit.example';

/** An address there. */
export const hitUrl = `https://${hitHost}/x`;

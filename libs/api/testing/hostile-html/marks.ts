/** What hostile HTML calls where it gets to run something; nobody defines it but tests. */
export const hitFunction = 'foyerHit';

/** The call. */
export const hit = `${hitFunction}()`;

/** Where hostile HTML loads from, sends to and leads to; no such host exists. */
export const hitHost = 'hit.example';

/** An address there. */
export const hitUrl = `https://${hitHost}/x`;

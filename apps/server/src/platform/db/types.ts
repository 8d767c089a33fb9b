import type { Schemas } from '@foyer/api';

/** A language of the portal (`Locale` in the contract). */
export type Locale = Schemas['Locale'];

/** A gender that is kept (`Gender` in the contract). */
export type Gender = 'female' | 'male' | 'diverse';

/** A text in the languages it has been written in. At least one is present; the first written is the fallback of last resort. */
export type LocalizedText = Partial<Record<Locale, string>>;

/** Several short texts in the languages they have been written in, such as a member's skills. */
export type LocalizedList = Partial<Record<Locale, string[]>>;

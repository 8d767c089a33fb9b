import type { Schemas } from '@foyer/api';

/** What kind of website news come from (`WebNewsType` in the contract). */
export type WebNewsType = Schemas['WebNewsType'];

/** The kinds of websites. */
export const newsTypes = ['news', 'press', 'blog', 'social'] as const satisfies readonly WebNewsType[];

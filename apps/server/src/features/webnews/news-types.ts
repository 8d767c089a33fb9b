import type { WebNewsType } from '../../db/types.ts';

/** The kinds of websites. */
export const newsTypes = ['news', 'press', 'blog', 'social'] as const satisfies readonly WebNewsType[];

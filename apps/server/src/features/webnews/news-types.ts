import type { WebNewsType } from './web-news-type.ts';

/** The kinds of websites. */
export const newsTypes = ['news', 'press', 'blog', 'social'] as const satisfies readonly WebNewsType[];

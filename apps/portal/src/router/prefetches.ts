import type { Prefetch } from '../host/links/use-prefetch.ts';
import { prefetchHome } from '../routes/home/home.prefetch.ts';
import { prefetchArticle, prefetchNewsList } from '../routes/news/news.prefetch.ts';
import { prefetchPage } from '../routes/page/page.prefetch.ts';
import { prefetchProfile } from '../routes/profile/profile.prefetch.ts';

/**
 * What screens ask for as soon as someone means to go there, by their paths. Here and not beside their code, and loaded ahead of any intent: so the data are
 * asked for at once with the code and not after it.
 */
export const prefetches: Record<string, Prefetch> = {
  '': prefetchHome,
  'news/:id': prefetchArticle,
  news: prefetchNewsList,
  'page/:id': prefetchPage,
  'profile/:id': prefetchProfile,
};

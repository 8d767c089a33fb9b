import type { Page } from '@playwright/test';

/** Opens the first article of the list that takes comments. */
export async function openArticle(page: Page, options?: Parameters<Page['goto']>[1]): Promise<void> {
  const { results } = (await (await page.request.get('/api/v2/news?limit=20')).json()) as {
    results: { id: string; comments_allowed: boolean; likes_allowed: boolean }[];
  };
  const article = results.find((entry) => entry.comments_allowed && entry.likes_allowed)!;
  await page.goto(`/de_DE/news/${article.id}`, options);
}

/** A comment that no one else writes. */
export const unique = () => `Schön, dass es losgeht! ${crypto.randomUUID()}`;

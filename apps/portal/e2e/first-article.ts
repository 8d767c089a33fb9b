import type { Locator, Page } from '@playwright/test';

/** The link of the first card of the news list; what is above the cards (topics, top stories) does not count. */
export const firstArticle = (page: Page): Locator =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
    .getByRole('link');

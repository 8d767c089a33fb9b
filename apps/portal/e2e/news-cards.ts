import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The articles of a list, by their cards. */
export const cards = (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
/** Opens the filters. */
export const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filtern/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtern' });
  await expect(dialog).toBeVisible();
  return dialog;
};

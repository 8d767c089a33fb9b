import type { Schemas } from '@foyer/api';
import { expect, type Page } from '@playwright/test';

export const tvPath = '/de_DE/bubbletool_tv';

type Content = Schemas['BubbleTool'];

/** What the demo's TV page shows. */
export async function readContent(page: Page): Promise<Content> {
  const answer = await page.request.get('/api/v2/bubble_tool?locale=de_DE');
  return (await answer.json()) as Content;
}

/** Lets the page's own calls for the content answer what `next` says; the first view is the server's. */
export async function answerContent(page: Page, next: () => Content): Promise<{ asked(): number }> {
  let asked = 0;
  await page.route('**/api/v2/bubble_tool?*', async (route) => {
    asked += 1;
    await route.fulfill({ json: next(), headers: { etag: `"${asked}"` } });
  });
  return { asked: () => asked };
}

/** Waits until the page turns by itself, with the test's own clock: some seconds without input hide the pointer. */
export const comeToLife = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(4_100);
    await expect(page.getByRole('main')).toHaveCSS('cursor', 'none', { timeout: 300 });
  }).toPass();

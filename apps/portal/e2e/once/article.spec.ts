import { cookieHeader, login } from '@foyer/tools/server';
import type { APIRequestContext } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { goWithin } from '../go-within.ts';

interface Read {
  id: string;
  content: string;
  comments_allowed: boolean;
}

interface Listed {
  id: string;
  event: object | null;
}

const listed = async (request: APIRequestContext): Promise<Listed[]> =>
  ((await (await request.get('/api/v2/news?limit=60')).json()) as { results: Listed[] }).results;

const low = { width: 900, height: 420 };

/** The longest of the newest articles that take comments, which a low screen shows in several screenfuls. */
async function longest(request: APIRequestContext): Promise<string> {
  const newest = (await listed(request)).slice(0, 20);
  const articles = await Promise.all(newest.map(async ({ id }) => (await (await request.get(`/api/v2/news/${id}`)).json()) as Read));
  const commented = articles.filter(({ comments_allowed: allowed }) => allowed);
  return commented.toSorted((one, other) => other.content.length - one.content.length)[0]!.id;
}

test.describe('a member', () => {
  test.use({ user: 'member' });

  test('goes on from its end, is not offered what they have read, and comes back to the link that they followed', async ({ page }) => {
    const [first] = await listed(page.request);
    await page.goto(`/de_DE/news/${first!.id}`);
    const onward = page.getByRole('region', { name: 'Weiterlesen' });
    const noted = page.waitForResponse((answer) => answer.url().endsWith(`/news/${first!.id}/read`));
    await page.locator('[data-reading]').evaluate((text) => scrollTo(0, text.getBoundingClientRect().bottom - innerHeight / 2));
    expect((await noted).status()).toBe(204);
    await onward.scrollIntoViewIfNeeded();
    const next = onward.getByRole('link').first();
    await expect(next).toHaveAttribute('href', /\/news\/.+/);
    const address = (await next.getAttribute('href'))!;
    expect(address).not.toContain(first!.id);
    await next.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    // The address changes first, and the article before it has such a region too.
    await expect(page.locator(`[data-reading="${address.split('/').at(-1)}"]`)).toBeVisible();
    const others = page.getByRole('region', { name: 'Weiterlesen' });
    await others.scrollIntoViewIfNeeded();
    await expect(others.getByRole('link').nth(1)).toBeVisible();
    expect(
      await others
        .getByText('Noch ungelesen')
        .locator('xpath=ancestor::*[.//a][1]//a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).not.toContain(`/de_DE/news/${first!.id}`);
    await page.goBack();
    await expect(page.locator(`main a[href="${address}"]`).first()).toBeFocused();
  });

  test('takes the event of an article into a calendar', async ({ page }) => {
    const article = (await listed(page.request)).find(({ event }) => event)!;
    await page.goto(`/de_DE/news/${article.id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'In den Kalender eintragen' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    // Lines are folded after 75 bytes.
    expect(file.replaceAll('\r\n ', '')).toContain(`/de_DE/news/${article.id}`);
  });

  test('comes back to where they stopped reading, if they like, and a logout forgets it', async ({ page }) => {
    await page.setViewportSize(low);
    const address = `/de_DE/news/${await longest(page.request)}`;
    await page.goto(address);
    const paragraph = page.locator('[data-reading] > *').nth(3);
    await expect(async () => {
      await paragraph.evaluate((element) => element.scrollIntoView());
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('foyer-reading:'))), { timeout: 2_000 })
        .toBe(true);
    }).toPass();
    await page.goto('/de_DE/news');
    await page.goto(`${address}#comments`);
    const offer = page.getByRole('region', { name: 'Wo Sie aufgehört haben zu lesen' });
    await expect(page.locator('#comments')).toBeInViewport();
    await expect(offer).toBeHidden();
    await page.goto('/de_DE/news');
    await page.goto(address);
    await offer.getByRole('button', { name: 'Dort weiterlesen' }).click();
    await expect(paragraph).toBeInViewport();
    await expect(paragraph).toBeFocused();
    await expect(offer).toBeHidden();
  });

  test('reads the words of a picture that does not come, in its place in the text', async ({ page, complaints }) => {
    complaints.expect(/404/);
    const { id } = (await listed(page.request))[0]!;
    const picture = '<figure><img src="/api/v2/media/fort.jpg" alt="Der Steg im Nebel" width="1600" height="900"></figure>';
    await page.route(`**/api/v2/news/${id}?*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as Read), content: `<p>Davor</p>${picture}<p>Danach</p>` },
      });
    });
    await page.goto('/de_DE/page/welcome');
    await goWithin(page, `/de_DE/news/${id}`);
    const sign = page.getByRole('img', { name: 'Der Steg im Nebel' });
    await expect(sign).toHaveText('Der Steg im Nebel');
    await expect(page.locator('[data-reading] img')).toHaveCount(0);
    const { width, height } = (await sign.boundingBox())!;
    expect(width / height).toBeCloseTo(16 / 9, 1);
  });

  test('prints an article without anything around it', async ({ page }) => {
    const [article] = await listed(page.request);
    await page.goto(`/de_DE/news/${article!.id}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#comments')).toBeHidden();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  });

  for (const path of ['news', 'page/welcome', 'news/…']) {
    test(`prints ${path} dark on white with nothing over the text, whatever is chosen for screens`, async ({ page, context, server }) => {
      await context.addCookies([{ name: 'theme', value: 'dark', url: server.url }]);
      await page.goto(`/de_DE/${path.replace('…', (await listed(page.request))[0]!.id)}`);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const pinned = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(pinned).toEqual([]);
      const lightness = await heading.evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      });
      expect(lightness).toBeLessThan(100);
    });
  }
});

test.describe('a guest', () => {
  test('is shown the beginning of an article that a member has passed on, and the way in', async ({ page, server }) => {
    const cookie = cookieHeader(await login(server.url, 'member'));
    const answer = await fetch(`${server.url}/api/v2/news?limit=60`, { headers: { cookie } });
    const { results } = (await answer.json()) as { results: Listed[] };
    const details = await Promise.all(
      results.map(async ({ id }) => (await fetch(`${server.url}/api/v2/news/${id}`, { headers: { cookie } })).json()),
    );
    const articles = details as { id: string; title: string; share_options: string[] }[];
    const shared = articles.find(({ share_options: ways }) => ways.length > 0)!;
    await page.goto(`/de_DE/news/${shared.id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Für Mitglieder geht diese Seite weiter' })).toBeVisible();
    await expect(page.locator('[data-reading]')).toHaveCount(0);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    const inner = articles.find(({ share_options: ways }) => ways.length === 0)!;
    await page.goto(`/de_DE/news/${inner.id}`);
    await expect(page).toHaveURL(new RegExp(`/de_DE/login\\?redirect=.*${inner.id}`));
  });
});

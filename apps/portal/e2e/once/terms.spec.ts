import { expectAccessible } from '../accessible.ts';
import { bergsee, enterBergsee } from '../bergsee.ts';
import { expect, test } from '../fixtures.ts';

// The demo's second customer has terms, which its editor has yet to agree to.
test('terms in force have to be agreed to before the portal opens', async ({ page, server }) => {
  const url = bergsee(server.url);
  await enterBergsee(page, server.url, 'editor', '/de_DE/news');
  await expect(page).toHaveURL(`${url}/de_DE/login/terms?redirect=%2Fnews`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.goto(`${url}/de_DE`);
  await expect(page).toHaveURL(/login\/terms/);
  await page.goto(`${url}/de_DE/login?redirect=%2Fnews`);
  const agree = page.getByRole('button', { name: 'Zustimmen und weiter' });
  const box = page.getByRole('checkbox');
  await agree.click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await box.check();
  await agree.click();
  await expect(page).toHaveURL(`${url}/de_DE/news`);
});

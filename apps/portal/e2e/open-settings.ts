import type { Page } from '@playwright/test';

/** Opens the settings: in the drawer of phones, from the profile menu elsewhere. */
export async function openSettings(page: Page, isMobile: boolean) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    await drawer.getByRole('button', { name: 'Einstellungen', exact: true }).click();
    return drawer;
  }
  await page.getByRole('button', { name: /Profil/ }).click();
  await page.getByRole('button', { name: 'Einstellungen', exact: true }).click();
  return page.getByRole('dialog', { name: 'Einstellungen' });
}

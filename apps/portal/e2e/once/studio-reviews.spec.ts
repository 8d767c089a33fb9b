import { expectAccessible } from '../accessible.ts';
import { expect, pageOf, test } from '../fixtures.ts';

test('an article is handed in, returned with a note, corrected, and published by the other editor', async ({ browser, serverWith }) => {
  test.slow();
  const { url } = await serverWith({ settings: { contentReview: true } });
  const author = await pageOf(browser, url, 'editor');
  const reviewer = await pageOf(browser, url, 'superadmin');

  await author.goto('/de_DE/studio');
  await author.waitForLoadState('networkidle');
  await author.getByRole('button', { name: 'Neuer Artikel' }).click();
  const headline = author.getByRole('region', { name: 'Deutsch', exact: true }).getByRole('textbox', { name: 'Überschrift' });
  await headline.fill('Frühstück bis elf');
  await expect(author.getByRole('button', { name: 'Veröffentlichen' })).toHaveCount(0);
  await author.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  const handIn = author.getByRole('dialog', { name: 'Zur Prüfung einreichen' });
  await handIn.getByRole('textbox', { name: /^Notiz/ }).fill('Stimmt die Uhrzeit?');
  await expectAccessible(author);
  await handIn.getByRole('button', { name: 'Einreichen' }).click();
  await expect(author.getByText(/Sie haben es .* zur Prüfung eingereicht/)).toBeVisible();

  // The other editor is led to it, and returns it.
  await reviewer.goto('/de_DE/studio');
  await reviewer.waitForLoadState('networkidle');
  await reviewer.getByRole('link', { name: 'Ein Entwurf wartet auf Ihre Prüfung' }).click();
  await expect(reviewer.getByRole('combobox', { name: 'Status' })).toHaveValue('in_review');
  await reviewer.getByRole('link', { name: 'Frühstück bis elf' }).click();
  await expect(reviewer.getByText('Stimmt die Uhrzeit?')).toBeVisible();
  await reviewer.waitForLoadState('networkidle');
  await reviewer.getByRole('button', { name: 'Mit Notiz zurückgeben' }).click();
  const giveBack = reviewer.getByRole('dialog', { name: 'Mit Notiz zurückgeben' });
  await giveBack.getByRole('textbox', { name: 'Was soll geändert werden?' }).fill('Bis zwölf.');
  await giveBack.getByRole('button', { name: 'Zurückgeben' }).click();
  await expect(giveBack).toBeHidden();

  await author.reload();
  await author.waitForLoadState('networkidle');
  await expect(author.getByText('Bis zwölf.')).toBeVisible();
  await headline.fill('Frühstück bis zwölf');
  await author.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  await handIn.getByRole('button', { name: 'Einreichen' }).click();
  await expect(author.getByRole('button', { name: 'Zurückziehen' })).toBeVisible();
  // Who goes on writing takes it back by that, and hands it in once more.
  await headline.press('End');
  await headline.pressSequentially('!');
  await expect(author.getByRole('button', { name: 'Zur Prüfung einreichen' })).toBeVisible();
  await author.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  await handIn.getByRole('button', { name: 'Einreichen' }).click();
  await expect(author.getByRole('button', { name: 'Zurückziehen' })).toBeVisible();

  await reviewer.reload();
  await reviewer.waitForLoadState('networkidle');
  await reviewer.getByRole('button', { name: 'Veröffentlichen' }).click();
  const publication = reviewer.getByRole('dialog', { name: 'Veröffentlichung' });
  await publication.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(reviewer.getByText('Die Veröffentlichung ist gespeichert.')).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Mit Notiz zurückgeben' })).toHaveCount(0);

  const member = await pageOf(browser, url, 'member');
  await member.goto(new URL(author.url()).pathname.replace('/studio/articles/', '/news/'));
  await expect(member.getByRole('heading', { level: 1, name: 'Frühstück bis zwölf!' })).toBeVisible();
  for (const page of [author, reviewer, member]) await page.context().close();
});

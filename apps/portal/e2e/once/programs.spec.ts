import { demoPassword } from '@foyer/tools/server';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, pageOf, test } from '../fixtures.ts';
import { openOtherSite } from '../other-site.ts';

test('a member makes a key for a program, which reads what it may, and revokes it', async ({ browser, server }) => {
  const page = await pageOf(browser, server.url, 'member');
  await page.goto('/de_DE/api_keys');
  await page.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neuer API-Schlüssel' });
  await dialog.getByRole('textbox', { name: 'Wofür er ist' }).fill('Aushang');
  await dialog.getByRole('checkbox', { name: 'News lesen' }).check();
  await dialog.getByLabel('Eigenes Passwort').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Schlüssel erstellen' }).click();
  const token = await page.getByRole('textbox', { name: 'API-Schlüssel' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();

  const call = (path: string) => fetch(`${server.url}/api/v2${path}`, { headers: { authorization: `Bearer ${token}` } });
  const news = (await (await call('/news?locale=de_DE')).json()) as { results: { title: string }[] };
  expect(news.results.length).toBeGreaterThan(5);
  expect((await call('/products')).status).toBe(403);

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Aushang' }) });
  await card.getByRole('button', { name: 'Widerrufen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Widerrufen' }).click();
  await expect(card).toBeHidden();
  await expect.poll(async () => (await call('/news')).status, { timeout: 5000 }).toBe(401);
  await page.context().close();
});

test('a webhook is told what happens, and the studio shows how it went', async ({ browser, startOwnServer }) => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const server = await startOwnServer({ env: { OUTBOUND_ALLOW: `127.0.0.1:${port}` } });
  const page = await pageOf(browser, server.url, 'superadmin');
  await page.goto('/de_DE/studio/webhooks');
  await page.getByRole('button', { name: 'Webhook hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Webhook hinzufügen' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Aushang');
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill(`http://127.0.0.1:${port}/hook`);
  await dialog.getByRole('checkbox', { name: 'Artikel veröffentlicht' }).check();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const secret = await page.getByRole('textbox', { name: 'Geheimnis' }).inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();

  await page.getByRole('button', { name: 'Zustellungen' }).click();
  const deliveries = page.getByRole('dialog', { name: /Zustellungen an/ });
  await deliveries.getByRole('button', { name: 'Test senden' }).click();
  await expect(deliveries.getByText('Zugestellt')).toBeVisible({ timeout: 15_000 });
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({ type: 'ping' });
  await page.context().close();
  receiver.close();
});

test('editors see where a widget stands and how it does, and its page is told nothing', async ({ browser, server, page, complaints }) => {
  complaints.expect(/401/);
  const site = await openOtherSite(browser, server.url);
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/embed/reports'));
  await page.goto(site.page(`<foyer-occasions site="${site.id}"></foyer-occasions>`));
  expect((await reported).status()).toBe(204);
  expect(Object.keys((await reported).request().postDataJSON() as object).toSorted()).toEqual(['load_ms', 'site', 'version', 'widget']);

  const editor = await pageOf(browser, server.url, 'editor');
  await editor.goto(`/de_DE/studio/websites/${site.id}/health`);
  const row = editor.getByRole('row').filter({ hasText: site.origin });
  await expect(row.getByRole('cell', { name: /bis [\d,]+ s/ })).toBeVisible();
  await expect(row.getByRole('cell', { name: '0.1.0' })).toBeVisible();
  await editor.context().close();
  await site.end();
});

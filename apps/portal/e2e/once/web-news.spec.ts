import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { foyer } from '../own-server.ts';

test('news of another website are imported by the operator and shown with pictures of our own', async ({ page, startOwnServer }) => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3b6' } })
    .jpeg()
    .toBuffer();
  const site = createServer((request, response) => {
    if (request.url === '/photo.jpg') return void response.end(photo);
    const { host } = request.headers;
    const item = `<item><guid>1</guid><title>Seebrücke wieder offen</title><link>https://kurier.example/1</link>
      <description>&lt;p&gt;Nach dem Sturm&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description>
      <pubDate>${new Date().toUTCString()}</pubDate><enclosure url="http://${host}/photo.jpg" type="image/jpeg" length="1"/></item>`;
    return void response.end(`<rss version="2.0"><channel><title>Bodensee Kurier</title>${item}</channel></rss>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  const importNews = async (dataDir: string) => {
    const feed = (...args: string[]) => foyer(dataDir, ['feed', ...args], { OUTBOUND_ALLOW: host });
    await feed('add', `http://${host}/feed.xml`, '--type', 'press');
    expect(await feed('import', `http://${host}/feed.xml`)).toContain('1 new piece of news, 1 picture fetched');
    expect(await feed('list')).toMatch(/Bodensee Kurier .*\n {2}press, 1 news, last imported/);
  };
  try {
    const server = await startOwnServer({ prepare: importNews, user: 'member' });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(`${server.url}/de_DE/page/web`);
    const card = page.locator('#module_web-news').getByRole('article').filter({ hasText: 'Nach dem Sturm' });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText('Seebrücke wieder offen');
    await expect(card.getByRole('link', { name: /Seebrücke/ })).toHaveAttribute('href', 'https://kurier.example/1');
    const picture = card.locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
    expect(await picture.getAttribute('src')).toMatch(/^\/api\/v2\/media\//);
    expect(asked.filter((url) => url.includes(host))).toEqual([]);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});

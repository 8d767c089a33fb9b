import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ids } from '../../test/fixture.ts';
import { testServer } from '../../test/harness.ts';
import { orgs } from '../platform/orgs/orgs.tables.ts';
import { pages } from '../shared/content/pages.tables.ts';
import { registerCrawlers } from './crawlers.ts';

const server = await testServer({ web: async (app, options) => registerCrawlers(app, options) });
const { db } = server.database;
const page = { orgId: ids.org, title: { de_DE: 'Seite' }, modules: [] };
beforeAll(async () => {
  const settings = { pages: { dashboard: 'dashboard', landing: 'hello' }, languages: ['de_DE' as const, 'ar' as const] };
  await db.update(orgs).set({ settings }).where(eq(orgs.id, ids.org));
  await db.insert(pages).values([
    { ...page, id: 'hello' },
    { ...page, id: 'a&b', visibility: 'all' },
    { ...page, id: 'inner' },
    { ...page, id: 'shared', shareable: true },
    { ...page, id: 'draft', visibility: 'all', draft: true },
    { ...page, id: 'early-story', visibility: 'all', type: 'article', newsId: ids.news.future },
    { ...page, id: 'theirs', visibility: 'all', orgId: ids.otherOrg },
  ]);
});
afterAll(() => server.close());

const get = (url: string) => server.inject({ url, headers: { host: 'evil.example' } });

it('the sitemap names the pages everybody may read, in every language, at the configured origin', async () => {
  const answer = await get('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const origin = new URL(server.config.publicUrl).origin;
  const locations = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replace(origin, ''));
  expect(locations.sort()).toEqual(['/ar', '/ar/page/a%26b', '/de_DE', '/de_DE/page/a%26b']);
  expect(answer.body).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${origin}/ar"/>`);
  expect(answer.body).not.toContain('evil.example');
});

it('robots may look at everything but the API, and at pictures', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\nAllow: \/api\/v2\/media\/\nSitemap: http/);
  expect(body).not.toContain('evil.example');
});

import { escapeHtml } from '@foyer/html';
import { localePath, paths } from '@foyer/links';
import { localeTags } from '@foyer/locales';
import type { FastifyInstance } from 'fastify';
import type { WebOptions } from '../app.ts';
import type { Locale } from '../platform/db/types.ts';
import { visibilityOf } from '../shared/content/pages.policy.ts';
import { createPagesRepository } from '../shared/content/pages.repository.ts';
import { createOrgs } from '../platform/orgs/orgs.ts';

const maxAge = 'public, max-age=3600';

/** One page in every language of the customer, each naming all. */
function entries(origin: string, path: string, languages: readonly Locale[]): string {
  const address = (locale: Locale) => escapeHtml(`${origin}${localePath(locale, path)}`);
  const alternates = languages.map((locale) => `<xhtml:link rel="alternate" hreflang="${localeTags[locale]}" href="${address(locale)}"/>`);
  return languages.map((locale) => `<url><loc>${address(locale)}</loc>${alternates.join('')}</url>`).join('');
}

/** Mounts what search engines read first: where they may look, and which pages everybody may read. Addresses begin with the configured origin. */
export function registerCrawlers(app: FastifyInstance, { context, resolveCaller }: WebOptions): void {
  const orgs = createOrgs(context);
  const pages = createPagesRepository(context);
  const originOf = (orgId: string) => orgs.originOf(orgId, context.config.publicUrl);

  app.get('/robots.txt', async (request, reply) => {
    const { org } = await resolveCaller(request);
    const lines = ['User-agent: *', 'Disallow: /api/', 'Allow: /api/v2/media/', `Sitemap: ${await originOf(org.id)}/sitemap.xml`];
    return reply
      .header('cache-control', maxAge)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const { org } = await resolveCaller(request);
    const [origin, settings, published] = await Promise.all([originOf(org.id), context.settings.of(org.id), pages.listPublished(org.id)]);
    const pathOf = (id: string) => (id === settings.pages['landing'] ? paths.home : paths.page(id));
    const shown = published.filter((page) => visibilityOf(page, settings) === 'all');
    const urls = shown.map(({ id }) => entries(origin, pathOf(id), settings.languages)).join('');
    const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces}>${urls}</urlset>`;
    return reply.header('cache-control', maxAge).type('application/xml; charset=utf-8').send(xml);
  });
}

import { isLocale, wordingOf } from '@foyer/locales';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { WebOptions } from '../../app.ts';
import type { Locale } from '../../platform/db/types.ts';
import { type Brand, createBrands } from './brand.ts';
import { iconPng, type IconName, icons, iconSvg } from './icons.ts';
import { webManifest } from './manifest.ts';
import { offlinePage } from './offline-page.ts';
import { type PortalBuild, serviceWorker } from './service-worker.ts';

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** What the drawn files depend on. */
const lookOf = ({ owner, languages, colors, corners, logo, title }: Brand): string =>
  digest([owner, languages, languages.map(title), colors, corners, logo?.hash]);

const schemeOf = ({ cookies }: FastifyRequest): string =>
  ['light', 'dark'].includes(cookies['theme'] ?? '') ? cookies['theme']! : 'system';

/** Sends what everybody may keep and has to ask about again: the answer is then 304 unless the customer has changed something. */
function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag }: { type: string; tag: string },
  body: () => string | Buffer | Promise<Buffer>,
) {
  const etag = `"${tag}"`;
  void reply.header('cache-control', 'public, no-cache').header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return Promise.resolve(body()).then((content) => reply.type(type).send(content));
}

/** Mounts what a device needs to install the portal and to show something while it is offline: manifest, icons, offline pages, service worker. */
export function registerInstallable(app: FastifyInstance, { context, resolveCaller }: WebOptions, build: PortalBuild | null): void {
  const brandOf = createBrands(context);
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 });

  async function brandFor(request: FastifyRequest) {
    const { org, locale, formOfAddress } = await resolveCaller(request);
    const brand = await brandOf(org.id);
    return { brand, look: lookOf(brand), formOfAddress, locale: brand.languages.includes(locale) ? locale : brand.languages[0]! };
  }
  function icon(brand: Brand, look: string, name: IconName): Promise<Buffer> {
    const key = `${look} ${name}`;
    const known = drawn.get(key) ?? iconPng(brand, name);
    drawn.set(key, known);
    known.catch(() => drawn.delete(key));
    return known;
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { brand, look, locale } = await brandFor(request);
    const head = { type: 'application/manifest+json; charset=utf-8', tag: `${look}-${locale}` };
    return send(request, reply, head, () => JSON.stringify(webManifest(brand, locale)));
  });
  app.get('/favicon.svg', async (request, reply) => {
    const { brand, look } = await brandFor(request);
    return send(request, reply, { type: 'image/svg+xml', tag: look }, () => iconSvg(brand));
  });
  for (const name of Object.keys(icons) as IconName[]) {
    app.get(`/icons/${name}`, async (request, reply) => {
      const { brand, look } = await brandFor(request);
      return send(request, reply, { type: 'image/png', tag: `${look}-${name}` }, () => icon(brand, look, name));
    });
  }
  app.get<{ Params: { locale: string } }>('/offline/:locale', async (request, reply) => {
    const { brand, look, formOfAddress } = await brandFor(request);
    const asked = request.params.locale;
    const locale: Locale = isLocale(asked) ? asked : brand.languages[0]!;
    const page = { wording: wordingOf(locale, formOfAddress), scheme: schemeOf(request), nonce: request.cspNonce };
    void reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return offlinePage(brand, await icon(brand, look, '64.png'), page);
  });
  if (!build) return;
  app.get('/service-worker.js', async (request, reply) => {
    const { brand, look } = await brandFor(request);
    const head = { type: 'text/javascript; charset=utf-8', tag: `${build.version}-${look}` };
    return send(request, reply, head, () => serviceWorker(build, brand, look));
  });
}

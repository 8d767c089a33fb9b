import type { Browser } from '@playwright/test';
import type { Schemas } from '@foyer/api';
import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pageOf } from './fixtures.ts';

/** A website that is not ours, with pages that show widgets. */
export interface OtherSite {
  /** The origin of its pages. */
  origin: string;
  /** Its id at the portal. */
  id: string;
  /** Serves a page with this body; answers its address. */
  page(body: string, options?: PageOptions): string;
  /** Serves an example, built by the check of the packages or as it is, set up for the portal and for this website; answers its address. */
  example(name: string): string;
  /** Changes what superadmins have said of it. */
  change(content: Partial<Schemas['StudioEmbedSiteContent']>): Promise<void>;
  end(): Promise<void>;
}

interface PageOptions {
  /** Rules of the page's own. */
  css?: string;
  /** Where the script is loaded from; several where there are several. */
  scripts?: string[];
  /** Whose token the page's server signs; no one is signed in without. */
  member?: string;
}

const root = join(import.meta.dirname, '../../..');
const nonce = 'host';

/** The page's own server would allow no more than this: nothing inline, nothing but the portal. */
const policyOf = (portal: string): string =>
  [
    `default-src 'none'; script-src 'nonce-${nonce}' ${portal}; style-src 'nonce-${nonce}'`,
    `connect-src 'self' ${portal} ${portal.replace('http', 'ws')}; img-src ${portal}; font-src ${portal}; base-uri 'none'`,
  ].join('; ');

const htmlOf = (portal: string, body: string, { css = '', scripts = [`${portal}/embed/v1/foyer.js`], member }: PageOptions): string =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Andere Website</title><style nonce="${nonce}">${css}</style></head><body>
<h1>Andere Website</h1>${body}
<script nonce="${nonce}">window.heard = [];
for (const type of ['ready', 'open', 'close', 'error', 'message', 'cart'])
  addEventListener('foyer:' + type, ({ target, detail }) => heard.push([type, target.localName, detail.code]), true);
${member ? `customElements.whenDefined('foyer-chat').then(() => document.querySelector('[site]').identify(() => fetch('/token?sub=${member}').then((answer) => answer.text())));` : ''}</script>
${scripts.map((src) => `<script type="module" nonce="${nonce}" src="${src}"></script>`).join('')}</body></html>`;

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** A file of an example, built or as it is, with the test's addresses in place of those that a reader replaces. */
function fileOf(example: string, path: string, portal: string, site: string): Buffer | string | undefined {
  if (path === 'jquery.js') return readFileSync(join(root, 'node_modules/jquery/dist/jquery.js'));
  const file = [`.foyer/examples/${example}/dist`, `examples/${example}`].map((folder) => join(root, folder, path)).find(existsSync);
  if (!file) return undefined;
  const content = readFileSync(file);
  if (!/\.(js|html|txt)$/.test(path)) return content;
  const origins = content.toString().replaceAll('wss://community.example', portal.replace('http', 'ws'));
  return origins.replaceAll('https://community.example', portal).replaceAll('the-id-of-the-website', site);
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Begins a website on an origin of its own, and has a superadmin let it show widgets. */
export async function openOtherSite(browser: Browser, portal: string): Promise<OtherSite> {
  const pages = new Map<string, string>();
  let shown: string | undefined;
  const keys: Schemas['StudioEmbedSecret'][] = [];
  const site = { id: '', origin: '' };

  const sign = (sub: string) =>
    new SignJWT({ iss: site.id, aud: portal, sub, jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256', kid: keys[0]!.key.id })
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(new TextEncoder().encode(keys[0]!.secret));

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://host');
    const page = pages.get(pathname);
    if (pathname === '/foyer-token') return void sign('member').then((token) => response.end(token));
    if (pathname === '/token') return void sign(searchParams.get('sub')!).then((token) => response.end(token));
    if (page === undefined) {
      const content = shown === undefined ? undefined : fileOf(shown, pathname.slice(1) || 'index.html', portal, site.id);
      const type = types[extname(pathname) || '.html'] ?? 'application/octet-stream';
      return void response.writeHead(content === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` }).end(content);
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyOf(portal) }).end(page);
  });
  site.origin = await listen(server);

  const admin = await pageOf(browser, portal, 'superadmin');
  await admin.goto('/de_DE/login');
  const call = <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
    admin.evaluate(
      async ([verb, url, sent]) => {
        const token = decodeURIComponent(/csrf_token=([^;]+)/.exec(document.cookie)![1]!);
        const headers = { 'x-csrf-token': token, ...(sent && { 'content-type': 'application/json' }) };
        const answer = await fetch(`/api/v2${url}`, { method: verb, headers, body: sent || null });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.status === 204 ? null : answer.json();
      },
      [method, path, body ? JSON.stringify(body) : ''] as const,
    ) as Promise<Answer>;

  const usual: Schemas['StudioEmbedSiteContent'] = {
    ...{ name: 'Andere Website', origins: [site.origin], widgets: ['chat', 'occasions', 'shop'], guests: true, enabled: true },
  };
  site.id = (await call<Schemas['StudioEmbedSite']>('POST', '/studio/embed_sites', { key: randomUUID(), content: usual })).id;
  keys.push(await call<Schemas['StudioEmbedSecret']>('POST', `/studio/embed_sites/${site.id}/keys`));

  return {
    ...site,
    page(body, options = {}) {
      const path = `/${randomUUID()}`;
      pages.set(path, htmlOf(portal, body, options));
      return site.origin + path;
    },
    example(name) {
      shown = name;
      return `${site.origin}/`;
    },
    change: async (content) => void (await call('PUT', `/studio/embed_sites/${site.id}`, { ...usual, ...content })),
    async end() {
      await call('DELETE', `/studio/embed_sites/${site.id}`);
      await admin.context().close();
      server.closeAllConnections();
      server.close();
    },
  };
}

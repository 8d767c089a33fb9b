import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { cookieHeader, login } from '../server/index.ts';

/** A website of its own, whose pages show widgets of a portal or of others. */
export interface WidgetHost {
  /** Its id at the portal. */
  site: string;
  /** Serves a page with this head and body; answers its address. */
  page(head: string, body: string): string;
  /** Serves a file as it would be delivered, compressed; answers its address. */
  file(path: string): string;
  end(): void;
}

/** Begins a website, lets it show widgets and makes a key for it, as a superadmin of the portal. */
export async function openWidgetHost(portal: string): Promise<WidgetHost> {
  const pages = new Map<string, string>();
  const files = new Map<string, Buffer>();
  let sign = async (): Promise<string> => '';
  const server = createServer((request, response) => {
    const path = request.url!;
    if (path === '/token') return void sign().then((token) => response.end(token));
    const script = files.get(path);
    if (script) {
      const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br', 'cache-control': 'max-age=300' };
      return void response.writeHead(200, headers).end(script);
    }
    return void response.writeHead(pages.has(path) ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(pages.get(path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const session = await login(portal, 'superadmin');
  async function call<Answer>(path: string, body?: object): Promise<Answer> {
    const headers = { cookie: cookieHeader(session), 'x-csrf-token': decodeURIComponent(session['csrf_token']!) };
    const sent = body ? { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${portal}/api/v2${path}`, { method: 'POST', ...sent });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  const content = { name: 'Bench', origins: [origin], widgets: ['chat', 'occasions', 'shop'], guests: true, enabled: true };
  const { id: site } = await call<{ id: string }>('/studio/embed_sites', { key: randomUUID(), content });
  const { secret, key } = await call<{ secret: string; key: { id: string } }>(`/studio/embed_sites/${site}/keys`);
  sign = () =>
    new SignJWT({ iss: site, aud: portal, sub: 'member', jti: randomUUID() })
      .setProtectedHeader({ alg: 'HS256', kid: key.id })
      .setIssuedAt()
      .setExpirationTime('2m')
      .sign(new TextEncoder().encode(secret));

  return {
    site,
    page(head, body) {
      const path = `/${randomUUID()}`;
      pages.set(
        path,
        `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body><h1>Bench</h1>${body}</body></html>`,
      );
      return origin + path;
    },
    file(path) {
      const name = `/${randomUUID()}.js`;
      files.set(name, brotliCompressSync(readFileSync(path)));
      return origin + name;
    },
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}

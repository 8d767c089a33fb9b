import type { PortalRenderer } from '@foyer/api';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import type { Portal } from './portal.ts';

const portalDir = resolve(import.meta.dirname, '../../../portal');
const refresh = `import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

/** The portal from its sources, through Vite: the same path as in production, with hot reload. */
export async function devPortal(app: FastifyInstance): Promise<Portal> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: portalDir, appType: 'custom', server: { middlewareMode: true, hmr: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|health|ready)(\/|$)/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, done);
  });
  return {
    build: null,
    assets: () => ({
      styles: (_sources, nonce) => `<meta property="csp-nonce" nonce="${nonce}">`,
      moreStyles: () => '',
      scripts: (_parts, nonce) =>
        [
          `<script type="module" nonce="${nonce}">${refresh}</script>`,
          '<script type="module" src="/@vite/client"></script>',
          '<script type="module" src="/src/router/entry-client.tsx"></script>',
        ].join(''),
    }),
    async renderer() {
      const renderer: PortalRenderer = (await vite.ssrLoadModule('/src/router/entry-server.tsx'))['renderer'];
      await renderer.prepare();
      return renderer;
    },
  };
}

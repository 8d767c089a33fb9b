import type { Web } from '../app.ts';
import { builtPortal } from './built-portal.ts';
import { devPortal } from './dev-portal.ts';
import { registerCrawlers } from './crawlers.ts';
import { registerEmbedFiles } from './embed-files.ts';
import { createDocumentHandler } from './documents.ts';
import { registerInstallable } from './installable/installable.ts';
import { warmRenderer } from './warm-renderer.ts';

/** Mounts the portal. `source` takes it from its sources through Vite (development), otherwise from its build; `warm` makes ready what the first documents need. */
export const createWeb =
  ({ source, warm = false }: { source: boolean; warm?: boolean }): Web =>
  async (app, options) => {
    const portal = source ? await devPortal(app) : await builtPortal(app);
    registerInstallable(app, options, portal.build);
    registerCrawlers(app, options);
    await registerEmbedFiles(app, options.context.config);
    app.setNotFoundHandler(createDocumentHandler(app, portal, options.resolveCaller));
    if (warm) await warmRenderer(portal, options.context.log);
  };

import type { Web } from '../app.ts';
import { builtPortal } from './built-portal.ts';
import { devPortal } from './dev-portal.ts';
import { registerCrawlers } from './crawlers.ts';
import { createDocumentHandler } from './documents.ts';
import { registerInstallable } from './installable/installable.ts';

/** Mounts the portal. `source` takes it from its sources through Vite (development), otherwise from its build. */
export const createWeb =
  ({ source }: { source: boolean }): Web =>
  async (app, options) => {
    const portal = source ? await devPortal(app) : await builtPortal(app);
    registerInstallable(app, options, portal.build);
    registerCrawlers(app, options);
    app.setNotFoundHandler(createDocumentHandler(app, portal));
  };

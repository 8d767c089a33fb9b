import type { Web } from '../app.ts';
import { builtPortal } from './built-portal.ts';
import { devPortal } from './dev-portal.ts';
import { createDocumentHandler } from './documents.ts';

/** Mounts the portal. `source` takes it from its sources through Vite (development), otherwise from its build. */
export const createWeb =
  ({ source }: { source: boolean }): Web =>
  async (app) => {
    const portal = source ? await devPortal(app) : await builtPortal(app);
    app.setNotFoundHandler(createDocumentHandler(app, portal));
  };

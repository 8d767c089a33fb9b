import { serve } from './serve.ts';
import { createWeb } from './web/web.ts';

/** Runs the server with the portal; an empty database is filled with the demo where it may be. */
export const servePortal = (): Promise<void> =>
  serve({
    web: ({ dev }) => createWeb({ source: dev, warm: !dev }),
    demo: true,
  });

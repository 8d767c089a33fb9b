import { serve } from './serve.ts';
import { createWeb } from './web/web.ts';

await serve({
  web: ({ dev }) => createWeb({ source: dev }),
  demo: async () => (await import('./demo/seed.ts')).seedDemo,
});

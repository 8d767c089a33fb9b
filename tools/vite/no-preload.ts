import type { Plugin } from 'vite';

const helper = /vite\/preload-helper/;

/** Leaves out what Vite adds to dynamic imports: it would put links into the page's head, and have chunks import from the entry, whose address stays. For builds for other sites. */
export const noPreload = (): Plugin => ({
  name: 'foyer-no-preload',
  enforce: 'pre',
  load: {
    filter: { id: helper },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

import type { Plugin } from 'vite';

/** Where react-aria puts a style sheet into the document's head, which is not ours, and which a strict policy refuses: `libs/widgets/element` has its rule. */
const guard = "if (!domRef || process.env.NODE_ENV === 'test') return;";

/** Keeps what a bundle is made of from changing the page it stands on. For builds for other sites. Fails where the library is written in another way. */
export function hostKept(): Plugin {
  let found = false;
  return {
    name: 'foyer-host-kept',
    enforce: 'pre',
    transform: {
      filter: { id: /react-aria\/dist\/.*\/usePress\.(?:m?js|cjs)$/ },
      handler(code) {
        if (!code.includes(guard)) return this.error('react-aria adds its style sheet in a new way: see tools/vite/host-kept.ts');
        found = true;
        return { code: code.replace(guard, 'return;'), map: null };
      },
    },
    generateBundle() {
      if (!found) this.error('react-aria’s usePress was not found: see tools/vite/host-kept.ts');
    },
  };
}

import type { Plugin } from 'vite';

interface Change {
  /** The library's file. */
  file: RegExp;
  /** What it does to the page. */
  what: string;
  from: RegExp;
  to: string;
}

/** What libraries do to a document that is not ours. */
const changes: readonly Change[] = [
  {
    file: /react-aria\/dist\/.*\/usePress\.(?:m?js|cjs)$/,
    what: 'puts a style sheet into the head, which a strict policy refuses; `libs/widgets/element` has its rule',
    from: /if \(!domRef \|\| process\.env\.NODE_ENV === 'test'\) return;/,
    to: 'return;',
  },
  {
    file: /zod\/v4\/core\/core\.js$/,
    what: 'keeps its settings in a global',
    from: /\(_a = globalThis\)\.__zod_globalConfig \?\? \(_a\.__zod_globalConfig = \{\}\);\nexport const globalConfig = globalThis\.__zod_globalConfig;/,
    to: 'export const globalConfig = {};',
  },
];

/** Keeps what a bundle is made of from changing the page it stands on. For builds for other sites. Fails where a library is written in another way than it was. */
export function hostKept(): Plugin {
  const made = new Set<Change>();
  return {
    name: 'foyer-host-kept',
    enforce: 'pre',
    transform: {
      filter: { id: changes.map(({ file }) => file) },
      handler(code, id) {
        const change = changes.find(({ file }) => file.test(id))!;
        if (!change.from.test(code)) return this.error(`${id} ${change.what}, in a new way: see tools/vite/host-kept.ts`);
        made.add(change);
        return { code: code.replace(change.from, change.to), map: null };
      },
    },
    generateBundle() {
      const missing = changes.find((change) => !made.has(change));
      if (missing) this.error(`Nothing that ${missing.what} was found: see tools/vite/host-kept.ts`);
    },
  };
}

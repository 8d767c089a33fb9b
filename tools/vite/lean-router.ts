import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Replacement {
  /** SHA-256 of the file that was read when the code below was written for it. */
  of: string;
  code: string;
}

/** Parts of react-router that only its framework mode and its instrumentation use; its `Link` and its router import them all the same. */
const leftOut: Record<string, Replacement> = {
  'lib/router/instrumentation.js': {
    of: '41b3fb9197648ef4c2eef66ac91a6e20f8c54afc585c1e70bcdfbb7dd7c394ee',
    code: `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;
    export const instrumentationResultMetaContext = undefined;`,
  },
  'lib/dom/ssr/components.js': {
    of: '88ed61cf150b2cec31266b19b27889443d0a87b399dbd4c09183499a51958148',
    code: `
    import { createContext } from 'react';
    const nothing = () => null;
    export const FrameworkContext = createContext(undefined);
    export const useFrameworkContext = () => undefined;
    export const usePrefetchBehavior = () => [false, null, {}];
    export const mergeRefs = (ref) => ref;
    export const setIsHydrated = nothing;
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
    export { nothing as Links, nothing as Meta, nothing as PrefetchPageLinks, nothing as Scripts };`,
  },
};

const part = /\/node_modules\/react-router\/dist\/production\/(lib\/.+\.js)$/;

const advice =
  'Read what the file does now and who imports it (docs/decisions/0005), change tools/vite/lean-router.ts accordingly and write down the new SHA-256.';

/** What replaces a file; throws where the file is another one than this was written for. */
export function replacementOf(path: string, source: string): string {
  const { of, code } = leftOut[path]!;
  const found = createHash('sha256').update(source).digest('hex');
  if (found !== of) throw new Error(`react-router's ${path} has changed (SHA-256 ${found}). ${advice}`);
  return code;
}

/** Leaves out of the browser's bundle what of react-router the portal does not use and no tool can see to be unused (3 kB on every screen). */
export function leanRouter(): Plugin {
  const missing = new Set(Object.keys(leftOut));
  return {
    name: 'foyer:lean-router',
    enforce: 'pre',
    // While developing nothing is bundled, so there is nothing to make smaller.
    apply: 'build',
    load(id) {
      const [, path = ''] = part.exec(id) ?? [];
      if (!Object.hasOwn(leftOut, path)) return undefined;
      missing.delete(path);
      return replacementOf(path, readFileSync(id, 'utf8'));
    },
    buildEnd(error) {
      if (error || missing.size === 0) return;
      throw new Error(`react-router no longer has or imports ${[...missing].join(', ')}. ${advice}`);
    },
  };
}

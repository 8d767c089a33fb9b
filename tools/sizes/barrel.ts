import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The design system as one imports it. */
export const barrel = '@foyer/ui';

const half = /\?(?:styles|names)$/;
const bareImports = /^import '[^']+';$/gm;
const taking = /^(?:import|export)\b[^;]*["']@foyer\/ui["']/m;

/**
 * Reads the design system's barrel in two halves. It has a side effect, the base styles, and of a barrel with one Rolldown reads everything behind it: 900
 * files for a button. In halves, every import gets the styles, and the names from a barrel that has no side effect. The bundles are the same.
 */
export function barrelInHalves(): Plugin {
  return {
    name: 'barrel-in-halves',
    enforce: 'post',
    resolveId: {
      order: 'pre',
      filter: { id: /^@foyer\/ui(?:\?styles)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(barrel, importer, { skipSelf: true });
        const styles = source !== barrel;
        return found && { id: `${found.id}${styles ? '?styles' : '?names'}`, moduleSideEffects: styles };
      },
    },
    load: {
      filter: { id: half },
      async handler(id) {
        const code = await readFile(id.replace(half, ''), 'utf8');
        const styles = id.endsWith('?styles');
        return {
          code: styles ? (code.match(bareImports) ?? []).join('\n') : code.replace(bareImports, ''),
          moduleType: 'ts',
          moduleSideEffects: styles,
        };
      },
    },
    // After the types are gone: an import of types alone brings nothing.
    transform: {
      filter: { code: taking },
      handler: (code) => ({ code: code.replace(taking, `import '${barrel}?styles';\n$&`), map: null }),
    },
  };
}

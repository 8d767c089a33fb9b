import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** The style sheet that vanilla-extract makes of a `*.css.ts`, as that file's compiled form imports it. */
const sheetImport = /^import\s+(['"])([^'"]+\.vanilla\.css)\1;?$/gm;

const root = `${import.meta.dirname}/../..`;

/** A short name of a style sheet: its path would be another on every machine. */
const keyOf = (path: string): string => createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 8);

/** Faces have no effect in a shadow root; widgets add theirs to the document's fonts. */
const faces = /\/theme\/fonts\.css\.ts(\?|$)/;

/**
 * Hands every compiled style sheet to the widgets' shadow roots as well (`@foyer/widget-element/styles`), which the page's style sheets
 * do not reach. For builds that contain custom elements; `alone` leaves them out of the page's head, where there is nothing else of ours.
 */
export function shadowStyles({ alone = false } = {}): Plugin {
  return {
    name: 'foyer-shadow-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts(\?|$)/ },
      handler(code, id) {
        let number = 0;
        const withoutSheet = alone && faces.test(id);
        const kept = code.replace(sheetImport, (statement, quote: string, path: string) => {
          const name = `foyerSheet${number++}`;
          const inline = `${quote}${path}?inline${quote}`;
          if (withoutSheet) return '';
          return `${alone ? '' : `${statement}\n`}import ${name} from ${inline};\nkeepFoyerStyles(${quote}${keyOf(path)}${quote}, ${name});`;
        });
        if (number === 0) return null;
        return {
          code: withoutSheet ? kept : `import { keepStyles as keepFoyerStyles } from '@foyer/widget-element/styles';\n${kept}`,
          map: null,
        };
      },
    },
  };
}

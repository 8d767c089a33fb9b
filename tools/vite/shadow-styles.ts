import type { Plugin } from 'vite';

/** The style sheet that vanilla-extract makes of a `*.css.ts`, as that file's compiled form imports it. */
const sheetImport = /^import\s+(['"])([^'"]+\.vanilla\.css)\1;?$/gm;

/**
 * Hands every compiled style sheet to the widgets' shadow roots as well (`@foyer/widget-element/styles`), which the page's style sheets
 * do not reach. For builds that contain custom elements.
 */
export function shadowStyles(): Plugin {
  return {
    name: 'foyer-shadow-styles',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\.ts(\?|$)/ },
      handler(code) {
        let number = 0;
        const kept = code.replace(sheetImport, (statement, quote: string, path: string) => {
          const name = `foyerSheet${number++}`;
          const inline = `${quote}${path}?inline${quote}`;
          return `${statement}\nimport ${name} from ${inline};\nkeepFoyerStyles(${quote}${path}${quote}, ${name});`;
        });
        if (number === 0) return null;
        return { code: `import { keepStyles as keepFoyerStyles } from '@foyer/widget-element/styles';\n${kept}`, map: null };
      },
    },
  };
}

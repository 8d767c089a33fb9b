const sheets = new Map<string, CSSStyleSheet>();
const roots = new Set<WeakRef<ShadowRoot>>();

const adopt = (root: ShadowRoot) => {
  root.adoptedStyleSheets = [...sheets.values()];
};

/**
 * Keeps a style sheet for the widgets' shadow roots, whose content the page's own style sheets do not reach. The build writes this call
 * into every compiled `*.css.ts` (tools/vite/shadow-styles.ts). A second call under the same name replaces the first, as while developing.
 */
export function keepStyles(name: string, css: string): void {
  if (typeof CSSStyleSheet === 'undefined') return;
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(css);
  if (sheets.has(name)) return;
  sheets.set(name, sheet);
  for (const reference of roots) {
    const root = reference.deref();
    if (root) adopt(root);
    else roots.delete(reference);
  }
}

/** Gives a shadow root all styles, those that a lazily loaded part brings later included. Sheets are shared, not copied. */
export function adoptStyles(root: ShadowRoot): void {
  roots.add(new WeakRef(root));
  adopt(root);
}

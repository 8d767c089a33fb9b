import { inOwnUnit } from './own-unit.ts';

const sheets = new Map<string, CSSStyleSheet>();
const roots = new Map<WeakRef<ShadowRoot>, readonly CSSStyleSheet[]>();

const adopt = (root: ShadowRoot, own: readonly CSSStyleSheet[]) => {
  root.adoptedStyleSheets = [...sheets.values(), ...own];
};

/**
 * Keeps a style sheet for the widgets' shadow roots, whose content the page's own style sheets do not reach. The build writes this call
 * into every compiled `*.css.ts` (tools/vite/shadow-styles.ts). A second call under the same name replaces the first, as while developing.
 */
export function keepStyles(name: string, css: string): void {
  if (typeof CSSStyleSheet === 'undefined') return;
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  sheet.replaceSync(inOwnUnit(css));
  if (sheets.has(name)) return;
  sheets.set(name, sheet);
  for (const [reference, own] of roots) {
    const root = reference.deref();
    if (root) adopt(root, own);
    else roots.delete(reference);
  }
}

/** What a shadow root looks by. */
export interface RootStyles {
  /** Sets its own sheets, which come after all others. */
  own(sheets: readonly CSSStyleSheet[]): void;
  /** Lets it go; it is given no more. */
  end(): void;
}

/** Gives a shadow root all styles, those that a lazily loaded part brings later included. Sheets are shared, not copied. */
export function adoptStyles(root: ShadowRoot, first: readonly CSSStyleSheet[]): RootStyles {
  const reference = new WeakRef(root);
  const own = (more: readonly CSSStyleSheet[]): void => {
    const all = [...first, ...more];
    roots.set(reference, all);
    adopt(root, all);
  };
  own([]);
  return { own, end: () => void roots.delete(reference) };
}

/** A style sheet of a customer's look. */
export function themeSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(inOwnUnit(css));
  return sheet;
}

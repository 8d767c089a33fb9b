export { createCleaner, relOf } from './cleaner.ts';
export { escapeHtml } from './escape-html.ts';
export { cut, oneLine, picturesIn, textOfHtml, tidy } from './plain-text.ts';

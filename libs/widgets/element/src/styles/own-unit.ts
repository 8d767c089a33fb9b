const preludes = /@(?:media|container)[^{]*\{/g;
const lengths = /(?<![\w.-])(-?(?:\d+(?:\.\d+)?|\.\d+))rem\b/g;

/** What a rem is without anyone's settings, in px. */
const usual = 16;

/**
 * Writes the lengths of a style sheet in the widgets' own unit in place of `rem`, which follows the page's root: `--foyer-unit`, 16px unless a page says otherwise. Conditions know no
 * variables and get px.
 */
export const inOwnUnit = (css: string): string =>
  css
    .replace(preludes, (prelude) => prelude.replace(lengths, (_, number: string) => `${Number(number) * usual}px`))
    .replace(lengths, (_, number: string) => `calc(${number} * var(--foyer-unit, ${usual}px))`);

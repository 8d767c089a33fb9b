import { type FontPair, fontStacks } from './font-pairs.ts';

/** How round the corners are: crisp, Foyer's own, or as round as a pebble. */
export const cornerStyles = ['sharp', 'soft', 'round'] as const;
/** One of the corner styles. */
export type CornerStyle = (typeof cornerStyles)[number];

const radii = {
  sharp: { s: '0.0625rem', m: '0.125rem', l: '0.1875rem', pill: '0.1875rem' },
  soft: { s: '0.375rem', m: '0.625rem', l: '1rem', pill: '62.4375rem' },
  round: { s: '0.625rem', m: '1.125rem', l: '1.75rem', pill: '62.4375rem' },
} as const;

/**
 * Every token that is the same for all customers and no colour. Lengths in rem, so that they follow the reader's own font size; 0.25rem is
 * one step of the 4 px grid.
 */
export const scales = {
  weight: { regular: '400', medium: '500', strong: '600' },
  /** Steps of about 1.2; the headline sizes shrink a little on narrow screens. */
  size: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1.0625rem',
    l: '1.25rem',
    xl: 'clamp(1.375rem, 1.31rem + 0.28vw, 1.5rem)',
    xxl: 'clamp(1.5625rem, 1.44rem + 0.56vw, 1.8125rem)',
    xxxl: 'clamp(1.8125rem, 1.62rem + 0.85vw, 2.1875rem)',
    display: 'clamp(2.0625rem, 1.75rem + 1.4vw, 2.75rem)',
  },
  leading: { tight: '1.16', snug: '1.32', normal: '1.5', relaxed: '1.68' },
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
  },
  shadow: {
    low: '0 1px 2px var(--foyer-color-shadow), 0 2px 8px var(--foyer-color-shadow)',
    high: '0 2px 6px var(--foyer-color-shadow), 0 16px 40px var(--foyer-color-shadow-deep)',
  },
  duration: { quick: '120ms', steady: '180ms', slow: '240ms' },
  easing: { standard: 'cubic-bezier(0.2, 0, 0, 1)', enter: 'cubic-bezier(0, 0, 0, 1)', exit: 'cubic-bezier(0.3, 0, 1, 1)' },
  zIndex: { raised: '1', sticky: '10', menu: '20', snackbar: '30', skip: '40' },
  /** Widths: of a line of reading, of pages, and of dialogs (content §9). */
  measure: { prose: '65ch', form: '26rem', reading: '46rem', page: '76rem', wide: '92rem', dialog: '34.375rem', dialogWide: '59.375rem' },
  /** The smallest side of anything to be touched. */
  target: { size: '2.75rem' },
} as const;

/** Every token that is not a colour. */
export const deriveScales = (cornerStyle: CornerStyle, fontPair: FontPair) => ({
  font: fontStacks(fontPair),
  radius: radii[cornerStyle],
  ...scales,
});

/** One value for each token that is not a colour. */
export type Scales = ReturnType<typeof deriveScales>;

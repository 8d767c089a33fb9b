import { vars } from '@foyer/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const fade = '700ms';

export const turner = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  minBlockSize: 0,
  blockSize: '100%',
});

/** All in one place, one above the other. */
export const stage = style({ position: 'relative', minBlockSize: 0 });

const slide = style({
  position: 'absolute',
  inset: 0,
  transition: `opacity ${fade} ${vars.easing.standard}, translate ${fade} ${vars.easing.standard}, visibility 0s linear ${fade}`,
  '@media': {
    // A change of light is no motion: it stays where people asked for less, and nothing moves.
    '(prefers-reduced-motion: reduce)': { translate: 'none !important', transitionDuration: `${fade} !important` },
  },
});

export const slides = styleVariants({
  shown: [slide, { opacity: 1, visibility: 'visible', transitionDelay: '0s' }],
  gone: [slide, { opacity: 0, visibility: 'hidden', translate: '0 -0.75rem' }],
  next: [slide, { opacity: 0, visibility: 'hidden', translate: '0 0.75rem' }],
});

export const dots = style({ display: 'flex', gap: vars.space.xxs, justifyContent: 'center', minBlockSize: '0.375rem' });

const dot = style({
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  borderRadius: vars.radius.pill,
  transition: `inline-size ${fade}, background-color ${fade}`,
});
export const dotStates = styleVariants({
  here: [dot, { inlineSize: '1.25rem', background: vars.color.brand }],
  there: [dot, { background: vars.color.lineStrong }],
});

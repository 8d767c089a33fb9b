import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { entering } from '../motion/entering.ts';
import { bottomRoom } from '../theme/bottom-room.css.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const region = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space.s} + ${bottomRoom})`,
  insetInline: vars.space.m,
  zIndex: vars.zIndex.snackbar,
  outline: 'none',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

/** The two live regions: failures are above what else there is. */
export const live = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  selectors: { '&:not(:empty) + &:not(:empty)': { marginBlockStart: vars.space.xs } },
});

export const snackbar = recipe({
  base: [
    entering('rise', 'slow'),
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      columnGap: vars.space.s,
      minBlockSize: '3.25rem',
      // Wide enough for a short message with its button beside it.
      minInlineSize: 'min(27rem, 100%)',
      maxInlineSize: 'min(36rem, 100%)',
      paddingBlock: vars.space.xxs,
      paddingInline: vars.space.m,
      borderRadius: vars.radius.m,
      background: vars.color.text,
      color: vars.color.surface,
      boxShadow: vars.shadow.high,
      pointerEvents: 'auto',
      selectors: { '&[data-leaving]': { opacity: 0, transform: 'scale(0.97)' } },
      '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
    },
  ],
  variants: { tone: { positive: {}, neutral: {}, critical: { background: vars.color.critical, color: vars.color.onCritical } } },
});

export const message = style({
  // Where a long button leaves it less, the button goes below: a narrow column of words is hard to read.
  flex: '1 1 14rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const icon = style({ flexShrink: 0, display: 'grid' });

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginInlineEnd: '-0.5rem',
  maxInlineSize: '100%',
});

// On the inverted ground of a message, tints are made from its own text colour.
const tint = (percent: number) => `color-mix(in oklab, currentColor ${percent}%, transparent)`;

export const action = style({
  minBlockSize: vars.target.size,
  minInlineSize: vars.target.size,
  paddingInline: vars.space.s,
  border: `1px solid ${tint(45)}`,
  borderRadius: vars.radius.m,
  background: 'transparent',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':focus-visible': { outlineColor: 'currentColor' },
  '@media': { [canHover]: { ':hover': { background: tint(15) } } },
});

export const dismiss = style({
  selectors: { '&&:focus-visible': { outlineColor: 'currentColor' } },
  '@media': { [canHover]: { selectors: { '&&:hover': { background: tint(15) } } } },
});

import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const region = style({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
  insetInline: vars.space.m,
  zIndex: vars.zIndex.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: '3rem',
    maxInlineSize: '36rem',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    borderRadius: vars.radius.m,
    background: vars.color.text,
    color: vars.color.surface,
    boxShadow: vars.shadow.high,
    pointerEvents: 'auto',
    overflowWrap: 'anywhere',
    transition: `opacity ${vars.duration.slow} ${vars.easing.enter}, transform ${vars.duration.slow} ${vars.easing.enter}`,
    '@starting-style': { opacity: 0, transform: 'translateY(1rem)' },
  },
  variants: { tone: { neutral: {}, critical: { background: vars.color.critical, color: vars.color.onCritical } } },
  defaultVariants: { tone: 'neutral' },
});

export const dismiss = style({
  marginBlock: '-0.25rem',
  marginInlineEnd: '-0.5rem',
  '@media': { '(hover: hover)': { ':hover': { color: vars.color.text } } },
});

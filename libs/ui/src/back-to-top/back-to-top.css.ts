import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const place = style({
  position: 'fixed',
  insetBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
  insetInlineEnd: `max(${vars.space.m}, env(safe-area-inset-right))`,
  zIndex: vars.zIndex.raised,
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.high,
  transition: `opacity ${vars.duration.steady} ${vars.easing.standard}, transform ${vars.duration.steady} ${vars.easing.standard}, visibility ${vars.duration.steady}`,
  selectors: { '&:not([data-shown])': { visibility: 'hidden', opacity: 0, transform: 'translateY(0.5rem)' } },
  '@media': { print: { display: 'none' } },
});

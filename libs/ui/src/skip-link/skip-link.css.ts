import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.zIndex.skip,
  maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderRadius: vars.radius.m,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:focus': { boxShadow: vars.shadow.high },
    '&:not(:focus)': { transform: 'translateY(calc(-100% - 1.5rem))' },
  },
});

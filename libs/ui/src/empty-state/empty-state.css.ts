import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.m,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4rem',
  blockSize: '4rem',
  borderRadius: '50%',
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: '1.375rem',
});
export const text = style({ inlineSize: 'min(32rem, 100%)', color: vars.color.textMuted, textWrap: 'balance' });
export const action = style({ marginBlockStart: vars.space.xs });

// Centred children are as wide as their longest word otherwise.
globalStyle(`${state} > *`, { maxInlineSize: '100%' });

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
});
export const main = style({ paddingBlock: `${vars.space.xl} ${vars.space.xxxl}`, outline: 'none' });
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  borderRadius: vars.radius.m,
  background: vars.color.brand,
  color: vars.color.onBrand,
});

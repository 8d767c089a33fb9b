import { style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

export const page = style({ display: 'grid', gap: vars.space.l, padding: vars.space.m, containerType: 'inline-size' });

export const controls = style({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
});

export const modes = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' });

export const mode = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
});

export const refusal = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space.s });
export const swatch = style({ inlineSize: vars.space.xl, blockSize: vars.space.xl, borderRadius: vars.radius.s, flexShrink: 0 });

export const pairs = style({ display: 'grid', gap: vars.space.xxs, fontSize: vars.size.s });
export const pair = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: vars.space.s, alignItems: 'center' });
export const figure = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.strong });
export const names = style({ overflowWrap: 'anywhere' });

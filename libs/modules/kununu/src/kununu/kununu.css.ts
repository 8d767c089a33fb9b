import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const score = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.xl,
  rowGap: vars.space.m,
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 });

export const figures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m, rowGap: vars.space.xs });

export const figure = style({
  fontFamily: vars.font.headline,
  fontSize: vars.size.xxl,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
});

import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const instead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xs,
});

export const heroPage = style({ display: 'grid', minBlockSize: '100dvh', background: vars.color.canvas });

export const heroMain = style({ display: 'grid', outline: 'none' });

export const side = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  paddingInline: vars.space.m,
  '@container': { [from(840)]: { gap: vars.space.l } },
});

export const links = style({ paddingInline: vars.space.m });

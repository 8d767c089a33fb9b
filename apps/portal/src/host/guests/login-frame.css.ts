import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minBlockSize: '100dvh',
  background: vars.color.canvas,
});

export const main = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.l,
  padding: `${vars.space.xl} ${vars.space.m}`,
  outline: 'none',
});

export const card = style({
  inlineSize: '100%',
  maxInlineSize: vars.measure.form,
  display: 'grid',
  gap: vars.space.l,
});

export const intro = style({ display: 'grid', gap: vars.space.xs });

export const heading = style({ outline: 'none' });

/** A link below the form. */
export const link = style({ justifySelf: 'center' });

export const footer = style({ padding: `${vars.space.m} ${vars.space.m} ${vars.space.l}` });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  scrollMarginBlockStart: '6rem',
  '@media': { print: { display: 'none' } },
});

export const words = style({ display: 'grid', gap: vars.space.xs });

/** As wide as the panel: its figures are in one line. */
export const share = style({ justifySelf: 'stretch' });

export const done = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, color: vars.color.positiveText });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

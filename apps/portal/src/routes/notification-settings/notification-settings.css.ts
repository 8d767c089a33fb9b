import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ display: 'grid', gap: vars.space.xs });

export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });

/** Below each other on phones, with the switches at the end. */
export const choices = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [from(640)]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l } },
});

export const times = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m });

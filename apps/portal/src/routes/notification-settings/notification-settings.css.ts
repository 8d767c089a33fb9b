import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ display: 'grid', gap: vars.space.xs });

export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });

export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l, rowGap: vars.space.xs });

export const times = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m });

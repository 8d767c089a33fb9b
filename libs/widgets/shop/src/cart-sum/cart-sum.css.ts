import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const sum = style({ display: 'grid', gap: vars.space.m });

export const rows = style({ display: 'grid', gap: vars.space.xs, margin: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.m });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: vars.space.l });

export const intro = style({ display: 'grid', gap: vars.space.xs });

export const ways = style({ display: 'grid', gap: vars.space.s });

export const heading = style({ outline: 'none' });

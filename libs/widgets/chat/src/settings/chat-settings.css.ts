import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', alignContent: 'start', gap: vars.space.m, padding: vars.space.m });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.m });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const actions = style({ display: 'grid', gap: vars.space.s });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const placeholder = style({ inlineSize: '8rem' });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const filled = style({ fill: 'currentColor' });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const share = style({ '@media': { print: { display: 'none' } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

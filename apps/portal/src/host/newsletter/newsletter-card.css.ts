import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ gap: vars.space.s, marginBlockStart: vars.space.xl, '@media': { print: { display: 'none' } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xs });

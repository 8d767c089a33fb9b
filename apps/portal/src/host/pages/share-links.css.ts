import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const share = style({ '@media': { print: { display: 'none' } } });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const state = style({ color: vars.color.textMuted, fontSize: vars.size.s, selectors: { '&:empty': { display: 'none' } } });

export const address = style({ overflowWrap: 'anywhere', userSelect: 'all' });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const state = style({ color: vars.color.textMuted, fontSize: vars.size.s, selectors: { '&:empty': { display: 'none' } } });

export const address = style({ overflowWrap: 'anywhere', userSelect: 'all' });

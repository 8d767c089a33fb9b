import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const slide = style({ display: 'grid', gap: vars.space.xs });

/** As wide as the module and never taller than the screen. */
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9', maxBlockSize: '75vb' });

export const caption = style({ color: vars.color.textMuted, fontSize: vars.size.s });

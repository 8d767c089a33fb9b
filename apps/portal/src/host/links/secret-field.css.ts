import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const wide = style({ inlineSize: '100%' });

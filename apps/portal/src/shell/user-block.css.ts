import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const block = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const texts = style({ minInlineSize: 0 });

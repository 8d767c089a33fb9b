import { style } from '@vanilla-extract/css';

export const input = style({ fontVariantNumeric: 'tabular-nums' });

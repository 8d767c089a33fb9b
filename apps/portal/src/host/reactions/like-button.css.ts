import { style } from '@vanilla-extract/css';

export const placeholder = style({ inlineSize: '8rem' });

export const filled = style({ fill: 'currentColor' });

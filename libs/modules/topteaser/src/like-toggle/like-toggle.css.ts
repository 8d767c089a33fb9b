import { style } from '@vanilla-extract/css';

export const toggle = style({ pointerEvents: 'auto' });

export const filled = style({ fill: 'currentColor' });

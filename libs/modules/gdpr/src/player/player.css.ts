import { style } from '@vanilla-extract/css';

export const video = style({ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'contain' });

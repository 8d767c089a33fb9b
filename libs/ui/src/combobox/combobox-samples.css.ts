import { style } from '@vanilla-extract/css';

export const scroller = style({ blockSize: '20rem', overflow: 'auto' });
export const tall = style({ blockSize: '150vh' });

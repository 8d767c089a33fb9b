import { globalStyle, style } from '@vanilla-extract/css';

/** Where it is narrow, the first four show until more are asked for. */
export const firstFour = style({});

globalStyle(`${firstFour} > :nth-child(n + 5)`, { '@container': { '(width < 35rem)': { display: 'none' } } });

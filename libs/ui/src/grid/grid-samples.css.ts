import { style, styleVariants } from '@vanilla-extract/css';

/** Places in which a filled grid has one to four columns. */
export const places = styleVariants({ 1: 400, 2: 600, 3: 900, 4: 1200 }, (inlineSize) => ({ inlineSize }));

export const sideways = style({ overflowX: 'auto' });

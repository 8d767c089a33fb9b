import { style } from '@vanilla-extract/css';

/** The lines ask this box how they lie. */
export const lines = style({ containerType: 'inline-size', outline: 'none' });

export const list = style({ display: 'grid' });

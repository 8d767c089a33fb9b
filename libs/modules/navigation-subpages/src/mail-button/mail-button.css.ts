import { style } from '@vanilla-extract/css';

/** Long addresses break anywhere rather than overflow. */
export const address = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

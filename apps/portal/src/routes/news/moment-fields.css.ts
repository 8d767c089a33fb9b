import { style } from '@vanilla-extract/css';

/** An error below one field does not stretch the other. */
export const fields = style({ alignItems: 'start' });

import { style } from '@vanilla-extract/css';

/** The number stays whole beside a label that takes all the room. */
export const count = style({ whiteSpace: 'nowrap' });

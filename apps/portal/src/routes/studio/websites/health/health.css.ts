import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
/** Addresses and ids have no place to break. */
export const address = style({ overflowWrap: 'anywhere' });

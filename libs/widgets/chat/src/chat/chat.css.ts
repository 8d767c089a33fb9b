import { style } from '@vanilla-extract/css';

/** Fills the panel it is in. */
export const place = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
});

import { style } from '@vanilla-extract/css';

/** As far apart as the facts of the row it is in. */
export const counts = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 'inherit',
  rowGap: 'inherit',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

import { style } from '@vanilla-extract/css';

/** On a phone two side by side. */
export const tiles = style({
  '@media': { '(width < 37.5rem)': { selectors: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
});

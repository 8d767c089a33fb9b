import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** On a phone two side by side. */
export const tiles = style({
  '@media': { '(width < 37.5rem)': { selectors: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
});

/** Two side by side on a phone, six where there is room. */
export const lowTiles = style({
  selectors: { '&&': { gridTemplateColumns: `repeat(auto-fill, minmax(min(10.5rem, calc(50% - ${vars.space.s})), 1fr))` } },
});

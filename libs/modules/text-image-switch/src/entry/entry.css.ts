import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on, picture and text stand side by side. */
const wide = from(720);

export const entry = style({ containerType: 'inline-size' });

export const picture = style({ '@container': { [wide]: { flex: '1 1 50%' } } });

export const sides = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  '@container': {
    [wide]: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: `clamp(${vars.space.xl}, 6cqi, ${vars.space.xxxl})`,
      // Texts without a picture keep one edge.
      selectors: { [`${entry}:nth-child(even) > &:has(> ${picture})`]: { flexDirection: 'row-reverse' } },
    },
  },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  '@container': { [wide]: { flex: '1 1 50%', maxInlineSize: vars.measure.prose } },
});

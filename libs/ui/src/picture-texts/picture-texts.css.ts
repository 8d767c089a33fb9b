import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/tools.ts';

// Buttons of one row are on one line, however long the texts above them are.
export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0, breakInside: 'avoid' });

export const columnText = style({ flexGrow: 1 });

/** From here on, picture and text are side by side. */
const wide = from(720);

export const row = style({ containerType: 'inline-size' });

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
      selectors: { [`${row}:nth-child(even) > &:has(> ${picture})`]: { flexDirection: 'row-reverse' } },
    },
  },
});

export const rowText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minInlineSize: 0,
  '@container': { [wide]: { flex: '1 1 50%', maxInlineSize: vars.measure.prose } },
});

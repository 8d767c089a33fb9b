import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on, picture and form stand side by side. */
const wide = from(840);

export const frame = style({ containerType: 'inline-size', inlineSize: '100%' });

/** Takes all the height it is given. */
export const whole = style({ display: 'grid', blockSize: '100%' });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100%',
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)', gridTemplateRows: 'minmax(0, 1fr)' },
  },
});

/** The column keeps to the frame: a picture that grew with its words would take the width that belongs to that height. */
export const alone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const picture = style({
  '@container': {
    [wide]: { selectors: { [`${sides} > &`]: { aspectRatio: 'auto', blockSize: '100%', minBlockSize: '32rem' } } },
  },
});

export const form = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.xl,
  '@container': { [wide]: { paddingInline: vars.space.xl } },
});

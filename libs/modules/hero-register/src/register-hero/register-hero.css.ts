import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on, picture and form are side by side. */
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

/** Under the bar of a page; the whole screen has none. */
const besideBar = '6rem';

const within = (top: string) => `min(100%, 100dvh - ${top})`;

export const picture = style({
  selectors: {
    // Low on a phone, so that title and form are in the first view together; it grows with its words.
    [`${sides} > &`]: { aspectRatio: '21 / 9' },
  },
  '@container': {
    // High enough that there is picture above the words and their shade.
    [`not ${from(600)}`]: { selectors: { [`${alone} > &`]: { aspectRatio: '1' } } },
    [wide]: {
      selectors: {
        // Beside a form that is higher than the screen it stays where its words are seen.
        [`${sides} > &`]: {
          aspectRatio: 'auto',
          position: 'sticky',
          insetBlockStart: besideBar,
          blockSize: within(besideBar),
          minBlockSize: 'min(32rem, 100dvh - 6rem)',
        },
        [`${whole} > ${sides} > &`]: { insetBlockStart: 0, blockSize: within('0px') },
      },
    },
  },
});

/** Part of a page that goes from edge to edge: the form keeps off them. */
export const offEdges = style({ paddingInline: vars.space.m });

export const form = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.l,
  paddingBlock: vars.space.m,
  '@container': { [wide]: { paddingBlock: vars.space.xl, paddingInline: vars.space.xl } },
});

import { vars } from '@foyer/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The whole window: this is the one page that asks it instead of its container, for the screen is what it is made for. */
export const screen = style({
  position: 'relative',
  display: 'grid',
  blockSize: '100dvb',
  inlineSize: '100%',
  overflow: 'hidden',
  background: vars.color.canvas,
  color: vars.color.text,
  lineHeight: vars.leading.normal,
});

// Every length of the design system counts in rem, so the whole page grows with the screen: 26 px to a rem at full HD, 52 at 4K, whatever the
// browser thinks of its pixels. It is all that is said of the root here: the page belongs to what shows the screen in it.
globalStyle(`:root:has(${screen})`, {
  fontSize: 'min(1.35vw, 2.4vh)',
  '@media': { '(max-aspect-ratio: 1)': { fontSize: 'min(2.4vw, 1.35vh)' } },
});

export const idle = style({ cursor: 'none' });

/** Away from the edges, which televisions cut off. */
export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlock: '1.5rem 1.75rem',
  paddingInline: '2.5rem',
  minBlockSize: 0,
  transition: 'translate 2s linear',
});

// A little to the side every minute, so that no edge burns in.
const steps = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];
export const drifts = steps.map(([x, y]) => style({ translate: `${x! * 0.25}rem ${y! * 0.25}rem` }));

/** The top article and what is below it; beside them the timeline, in portrait one below the other. */
export const content = style({
  display: 'grid',
  gap: vars.space.m,
  minBlockSize: 0,
  gridTemplateColumns: 'minmax(0, 1.52fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { '(max-aspect-ratio: 1)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1.8fr) minmax(0, 1fr)' } },
});
export const withoutTop = style({ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' });
const whole = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)' };
export const timelineAlone = style({ ...whole, '@media': { '(max-aspect-ratio: 1)': whole } });

const main = style({ display: 'grid', gap: vars.space.m, minBlockSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' });
/** By how much there is: the top article alone, with what is below it, or that alone. */
export const mains = styleVariants({
  both: [
    main,
    {
      gridTemplateRows: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      '@media': { '(max-aspect-ratio: 1)': { gridTemplateRows: 'minmax(0, 1.75fr) minmax(0, 1fr)' } },
    },
  ],
  one: [main, { gridTemplateRows: 'minmax(0, 1fr)' }],
});

export const pair = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.m,
  minBlockSize: 0,
});

export const message = style({ display: 'grid', placeContent: 'center' });

import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on the bar has the search. */
export const search = style({ '@media': { [from(960)]: { display: 'none' } } });

export const toDo = style({ gap: vars.space.xs, paddingBlockEnd: vars.space.xs, borderInlineStart: `4px solid ${vars.color.brand}` });

export const entries = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** One link as wide as the card, as high as a finger needs. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  columnGap: vars.space.l,
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.m,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [from(960)]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' } },
});

export const title = style({
  overflowWrap: 'anywhere',
  selectors: { [`${entry}:hover &`]: { textDecoration: 'underline' } },
});

export const due = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, overflowWrap: 'anywhere' });

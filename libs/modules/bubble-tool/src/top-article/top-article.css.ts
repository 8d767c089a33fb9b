import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  // The screen says how large it is. Asked as well how large they would like to be, columns of long words take ten times as long to lay out.
  contain: 'size',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  background: vars.color.brand,
  color: vars.color.onBrand,
  '@media': {
    '(max-aspect-ratio: 1)': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const withoutPicture = style({ gridTemplateColumns: 'minmax(0, 1fr) !important', gridTemplateRows: 'minmax(0, 1fr) !important' });

export const picture = style({ position: 'relative', minBlockSize: 0, minInlineSize: 0 });

/** What does not fit below the rest goes into a second column, hidden: nothing is cut in the middle of a line. */
export const words = style({
  position: 'relative',
  display: 'flex',
  flexFlow: 'column wrap',
  alignContent: 'flex-start',
  justifyContent: 'center',
  rowGap: vars.space.s,
  columnGap: vars.space.xxxl,
  marginBlock: vars.space.m,
  marginInline: vars.space.l,
  minBlockSize: 0,
  overflow: 'hidden',
});

export const facts = style({
  inlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  fontWeight: vars.weight.strong,
});

export const title = style({
  fontFamily: vars.font.headline,
  inlineSize: '100%',
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  flex: 'none',
});

export const teaser = style({
  inlineSize: '100%',
  fontSize: vars.size.l,
  lineHeight: vars.leading.snug,
  flex: 'none',
  '@media': { '(max-aspect-ratio: 1)': { WebkitLineClamp: 2 } },
});

/** On the picture, or beside the words where there is none. */
export const scan = style({
  inlineSize: '8rem',
  borderRadius: vars.radius.m,
  background: vars.color.onPhoto,
  color: vars.color.stage,
  selectors: { [`${picture} > &`]: { position: 'absolute', insetBlockEnd: vars.space.s, insetInlineStart: vars.space.s } },
});

export const hint = style({
  paddingBlockEnd: vars.space.xs,
  paddingInline: vars.space.xs,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
});

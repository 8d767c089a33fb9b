import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ blockSize: '100%', minBlockSize: 0 });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: vars.space.m,
  blockSize: '100%',
  minBlockSize: 0,
});
export const withPicture = style({ gridTemplateColumns: '38% minmax(0, 1fr)' });

export const words = style({
  display: 'flex',
  // As in the top article: what does not fit is not there.
  flexFlow: 'column wrap',
  alignContent: 'flex-start',
  justifyContent: 'center',
  rowGap: vars.space.xs,
  columnGap: vars.space.xxxl,
  marginBlock: vars.space.s,
  marginInline: vars.space.m,
  minBlockSize: 0,
  overflow: 'hidden',
  selectors: { [`${withPicture} > &`]: { marginInlineStart: 0 } },
});

export const source = style({
  inlineSize: '100%',
  flex: 'none',
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  lineHeight: vars.leading.snug,
});
export const title = style({
  inlineSize: '100%',
  flex: 'none',
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});
export const text = style({
  inlineSize: '100%',
  flex: 'none',
  lineHeight: vars.leading.snug,
  '@media': { '(max-aspect-ratio: 1)': { WebkitLineClamp: 3 } },
});

/** Alone it is the headline. */
export const alone = style({ fontSize: vars.size.l });

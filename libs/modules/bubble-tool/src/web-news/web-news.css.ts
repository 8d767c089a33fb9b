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
  flexDirection: 'column',
  justifyContent: 'safe center',
  rowGap: vars.space.xs,
  // How many lines there is room for depends on its height: see `lines`.
  containerType: 'size',
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
  columnGap: vars.space.s,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
});
/** The date stays; a long name is cut. */
export const author = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

const upTo = (height: string, WebkitLineClamp: number) => ({ [`(max-height: ${height})`]: { WebkitLineClamp } });

/**
 * As many lines as fit below the source in the height there is, so that some of the text always shows. In rem: the screen is one size of it, more or
 * less, but pages beside it may leave less.
 */
const lines = (...steps: [height: string, lines: number][]) => ({
  '@container': Object.assign({}, ...steps.map((step) => upTo(...step))) as Record<string, { WebkitLineClamp: number }>,
});

export const title = style({
  inlineSize: '100%',
  flex: 'none',
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  ...lines(['10.1rem', 2], ['7rem', 1]),
});
export const text = style({
  inlineSize: '100%',
  flex: 'none',
  lineHeight: vars.leading.snug,
  '@media': { '(max-aspect-ratio: 1)': { WebkitLineClamp: 3 } },
});

/** Below a title. */
export const below = style(lines(['8.4rem', 1]));

/** Alone it is the headline. */
export const alone = style({ fontSize: vars.size.l, ...lines(['8.4rem', 3], ['6.75rem', 2], ['5.1rem', 1]) });

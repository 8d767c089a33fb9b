import { vars } from '@foyer/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const card = style({ alignItems: 'center', gap: vars.space.xs, blockSize: '100%' });
export const cards = styleVariants({
  column: [card, { paddingBlock: vars.space.l }],
  row: [card, { flexDirection: 'row', gap: vars.space.m, paddingBlock: vars.space.xs }],
});

/** In a column they are in the card's own order. */
export const words = styleVariants({
  column: { display: 'contents' },
  row: { display: 'grid', gap: vars.space.xxs, minInlineSize: 0, flex: '1 1 0' },
});

export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  selectors: { [`${words.column} > &`]: { justifyContent: 'center', marginBlockStart: vars.space.xs } },
});

/** A word longer than the card breaks. */
export const name = style({ inlineSize: '100%', hyphens: 'auto' });

export const action = style({ inlineSize: '100%', marginBlockStart: 'auto', paddingBlockStart: vars.space.xs });

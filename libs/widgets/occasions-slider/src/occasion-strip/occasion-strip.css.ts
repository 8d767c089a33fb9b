import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** It ends at the edge of its place; the next card is seen in part, which says that there is more. */
export const strip = style({
  display: 'flex',
  gap: vars.space.s,
  // Room for focus rings and shadows, which the scrolling line would cut off.
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.xxs,
  '@media': { print: { flexWrap: 'wrap', overflowX: 'visible' } },
});

export const item = style({ flex: '0 0 min(17rem, 82%)', scrollSnapAlign: 'start' });

export const card = style({ blockSize: '100%', gap: vars.space.xs, padding: vars.space.s });

export const about = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const words = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, flex: '1 1 0', hyphens: 'auto' });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xxs });

export const action = style({ marginBlockStart: 'auto' });

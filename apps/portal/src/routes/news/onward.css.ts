import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const onward = style({
  display: 'grid',
  gap: vars.space.m,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const stories = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' } },
});

export const story = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '6rem',
  overflow: 'hidden',
});

/** A story without a picture begins where the others' words would be without one. */
export const wordsOnly = style({ gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: vars.space.m });

export const picture = style({ blockSize: '100%' });

export const words = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.s,
  minInlineSize: 0,
});

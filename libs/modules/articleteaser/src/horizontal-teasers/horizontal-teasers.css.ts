import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))', gap: vars.space.l });

export const item = style({ containerType: 'inline-size' });

const besides = { '@container': { [from(416)]: { flexDirection: 'row' } } } as const;
export const card = style({ blockSize: '100%', overflow: 'hidden', ...besides });

export const picture = style({
  aspectRatio: '16 / 9',
  '@container': { [from(416)]: { flex: '0 0 40%', aspectRatio: 'auto', minBlockSize: '12rem', position: 'relative' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.l,
});

/** Two lines below the picture, seven beside it (content §9). */
export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@container': { [from(416)]: { WebkitLineClamp: 7 } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

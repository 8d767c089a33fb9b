import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space.m,
  '@media': { print: { display: 'none' } },
});

// Its parts share a line where they fit and are one below the other where they do not.
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
});

export const owner = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const nav = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const link = style({ overflowWrap: 'anywhere' });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s,
});

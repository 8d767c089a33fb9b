import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const card = style({
  overflow: 'clip',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});
export const cover = style({ borderRadius: 0 });
export const cardBody = style({ display: 'grid', gap: vars.space.xs, padding: vars.space.l, paddingBlockStart: vars.space.m });
export const short = style({ inlineSize: '40%' });
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });
export const personText = style({ flexGrow: 1, maxInlineSize: '16rem' });
export const listRow = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:nth-child(even)': { paddingInlineEnd: '25%' },
    '&:nth-child(3n)': { paddingInlineEnd: '40%' },
  },
});

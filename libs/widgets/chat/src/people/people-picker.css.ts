import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const search = style({ paddingBlock: vars.space.s, paddingInline: vars.space.m });
export const tokens = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  listStyle: 'none',
  maxBlockSize: '8rem',
  overflowY: 'auto',
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.m,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.neutralSoft },
    '&[aria-pressed="true"]': { background: vars.color.brandSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const name = style({ flex: 1, minInlineSize: 0 });
export const tick = style({ color: vars.color.brandText, display: 'inline-flex' });

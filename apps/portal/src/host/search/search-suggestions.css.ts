import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  margin: 0,
  paddingBlock: vars.space.xxs,
  paddingInline: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.m,
  color: vars.color.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.neutralSoft } },
});

import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const reactions = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.l,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});

export const images = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' } },
});

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  marginBlockStart: vars.space.xl,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space.xs });

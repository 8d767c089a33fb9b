import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'grid', gap: vars.space.xs });
export const row = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&[data-below="true"]': { marginInlineStart: vars.space.xl } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s });
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0, flex: '1 1 12rem' });
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const fields = style({
  display: 'grid',
  gap: vars.space.m,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const wholeLine = style({ gridColumn: '1 / -1', minInlineSize: 0 });
export const icons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const previews = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [from(1024)]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' } },
});
export const frame = style({
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
export const bar = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.target.size });
export const phone = style({ maxInlineSize: '22rem' });

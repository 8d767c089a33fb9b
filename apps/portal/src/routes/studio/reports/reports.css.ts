import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: vars.space.m });
/** What was written, set apart from what is said about it. */
export const quote = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  paddingBlock: vars.space.xs,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.brandLine}`,
  overflowWrap: 'anywhere',
});
export const entries = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const files = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const picture = style({ display: 'block', inlineSize: '8rem', borderRadius: vars.radius.s, overflow: 'hidden' });
export const actions = style({ display: 'grid', gap: vars.space.s, '@media': { [from(640)]: { display: 'flex' } } });

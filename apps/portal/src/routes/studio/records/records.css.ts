import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m, overflowWrap: 'anywhere' });
export const fields = style({ display: 'grid', gap: vars.space.m });
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.m,
  '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' } },
});
export const events = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const event = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});

/** A row of a list: picture, words, and what stands at their sides. */
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space.m, minInlineSize: 0 });
/** No larger than it has to be to be known again. */
export const thumb = style({ flexShrink: 0, inlineSize: '4rem' });
export const grow = style({ flexGrow: 1, minInlineSize: 0 });

import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const compared = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
export const changes = style({ display: 'grid', gap: vars.space.m, margin: 0 });
export const change = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium });
export const value = style({ display: 'grid', gap: vars.space.xs, margin: 0, minInlineSize: 0 });
export const words = style({ maxBlockSize: '20rem', overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const removed = style({ background: vars.color.criticalSoft, color: vars.color.criticalText, textDecoration: 'line-through' });
export const added = style({ background: vars.color.positiveSoft, color: vars.color.positiveText, textDecoration: 'underline' });
export const media = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });

import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
export const failed = style({ borderColor: vars.color.criticalLine, background: vars.color.criticalSoft });

export const face = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.s,
  overflow: 'hidden',
  background: vars.color.neutralSoft,
  color: vars.color.neutralText,
  fontSize: vars.size.l,
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs, overflowWrap: 'anywhere' });
/** A long name keeps two lines; the whole of it is in its title. */
export const name = style({ fontSize: vars.size.s, fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });
export const facts = style({
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
});
export const error = style({ color: vars.color.criticalText, fontSize: vars.size.s, lineHeight: vars.leading.snug });
export const actions = style({ display: 'flex' });
